import fc from 'fast-check';
import type { Fault } from '../lib/enquiry-service';

/** How the mail service may answer a request, and how often it does. */
const answers: readonly [weight: number, fault: Fault][] = [
  [8, {}],
  [6, { delay: 2_500 }],
  [3, { garbage: true, status: 200 }],
  [6, { status: 500, delay: 500 }],
  [4, { drop: true }],
  [2, { drop: true, keep: true }],
  [1, { delay: 22_000 }],
];

/** What happens after a press of Send. */
const events = ['nothing', 'double click', 'offline', 'reload', 'leave and back', 'close tab'] as const;

const plans = fc.record({
  hasStorage: fc.nat(99).map((drawn) => drawn < 88),
  /** The service's answers, one for each request; afterwards all is well. */
  answers: fc.array(fc.oneof(...answers.map(([weight, fault]) => ({ weight, arbitrary: fc.constant(fault) }))), {
    maxLength: 3,
  }),
  /** What happens after each press of Send, and when (ms after it). */
  presses: fc.array(fc.record({ event: fc.constantFrom(...events), at: fc.nat(6_000) }), { maxLength: 3 }),
});

/** One visitor: everything that happens follows from the seed. */
export type Plan = ReturnType<typeof makePlan>;

/** Makes a visitor's plan. @param seed any whole number */
export function makePlan(seed: number) {
  const [plan] = fc.sample(fc.noBias(plans), { seed, numRuns: 1 });
  if (!plan) throw new Error(`There is no plan for the seed ${seed}.`);
  return plan;
}
