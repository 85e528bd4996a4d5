import fc from 'fast-check';
import type { Fault } from '../lib/enquiry-service';

/** How the mail service may answer a request, and how often it does. */
const answers: readonly [weight: number, name: string, fault: Fault][] = [
  [8, 'ok', {}],
  [6, 'slow', { delay: 2_500 }],
  [3, 'strange body', { garbage: true, status: 200 }],
  [3, 'refused', { status: 400 }],
  [3, 'broken, slowly', { status: 500, delay: 1_500 }],
  [4, 'dropped', { drop: true }],
  [2, 'kept, answer lost', { drop: true, keep: true }],
  [1, 'kept, answer after 22 s', { delay: 22_000 }],
];

/** Ways out of the page and back to the form. */
const waysBack = ['reload', 'leave and back', 'close tab'] as const;

/** What happens around a press of Send. */
const events = ['none', 'none', 'double click', 'two tabs', 'two tabs', 'offline', ...waysBack] as const;

const plans = fc.record({
  hasStorage: fc.nat(99).map((drawn) => drawn < 88),
  /** The service's answers, one for each request; afterwards all is well. */
  answers: fc.array(
    fc.oneof(...answers.map(([weight, name, fault]) => ({ weight, arbitrary: fc.constant({ name, fault }) }))),
    { maxLength: 3 },
  ),
  /** What happens around each press of Send, and when (ms after it). */
  presses: fc.array(fc.record({ event: fc.constantFrom(...events), at: fc.nat(6_000) }), { maxLength: 3 }),
  /** How a visitor who was thanked looks for the message afterwards. */
  look: fc.constantFrom(...waysBack),
});

/** One visitor: everything that happens follows from the seed. */
export type Plan = ReturnType<typeof makePlan>;

/** Makes a visitor's plan. @param seed any whole number */
export function makePlan(seed: number) {
  const [plan] = fc.sample(fc.noBias(plans), { seed, numRuns: 1 });
  if (!plan) throw new Error(`There is no plan for the seed ${seed}.`);
  return plan;
}
