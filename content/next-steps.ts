import { company } from './company';
import { sample } from './samples';

/** What happens after an enquiry is sent: beside the form, and in the thanks for it. */
export const nextSteps = [
  `Questions, free of charge, ${company.terms.reply}${sample.term}.`,
  'A proposal, free of charge, with its size in engineer-days.',
  'A first piece at a fixed sum, complete by itself.',
  'A plan for the rest, in an order that you can change.',
];
