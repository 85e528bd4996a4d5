import fc from 'fast-check';
import type { Fault } from '../lib/enquiry-service';

/** The faults of the mail service, weighted by frequency; a gateway's words come with the message taken or not. */
const answers: readonly [weight: number, fault: Fault][] = [
  [8, {}],
  [6, { delay: 2_500 }],
  [3, { garbage: true, status: 200 }],
  [4, { status: 500, delay: 500 }],
  [2, { status: 502 }],
  [2, { status: 503, keep: true }],
  [2, { status: 504, keep: true, delay: 1_000 }],
  [4, { drop: true }],
  [3, { drop: true, keep: true }],
  [1, { delay: 22_000 }],
];

const events = [
  'nothing',
  'double click',
  'offline',
  'reload',
  'leave and back',
  'close tab',
  'close at once',
  'other tab sends',
  'clock set back',
] as const;

const plans = fc.record({
  storage: fc.constantFrom('works', 'works', 'works', 'works', 'works', 'blocked', 'full' as const),
  /** The islands' file comes this late, in ms, for some. */
  lateScript: fc.constantFrom(0, 0, 0, 0, 0, 12_000),
  /** One fault for each request; after the last one the service works. */
  answers: fc.array(fc.oneof(...answers.map(([weight, fault]) => ({ weight, arbitrary: fc.constant(fault) }))), {
    maxLength: 3,
  }),
  /** One event for each press of Send, `at` ms later. */
  presses: fc.array(fc.record({ event: fc.constantFrom(...events), at: fc.nat(6_000) }), { maxLength: 3 }),
});

/** What happens to one visitor, fully determined by the seed. */
export type Plan = ReturnType<typeof makePlan>;

/** Derives a visitor's plan from a seed. @param seed any integer */
export function makePlan(seed: number) {
  const [plan] = fc.sample(fc.noBias(plans), { seed, numRuns: 1 });
  if (!plan) throw new Error(`No plan for the seed ${seed}.`);
  return plan;
}
