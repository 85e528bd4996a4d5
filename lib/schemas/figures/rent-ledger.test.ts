/** @jest-environment node */
import { rentLedger } from './rent-ledger';

const ledger = (debit: number, credit: number) => ({
  type: 'rent-ledger',
  name: 'A payment',
  columns: { day: 'Day', account: 'Account', debit: 'Debit', credit: 'Credit', clearing: 'Clearing' },
  clearing: 'Clearing',
  events: ['Monday', 'Tuesday', 'Wednesday'].map((day) => ({
    day,
    what: 'Something is paid',
    sign: 'card',
    entries: [
      { account: 'Bank', debit },
      { account: 'Clearing', credit },
    ],
  })),
  outcome: 'The payment is explained from both ends.',
});

it('takes a ledger in which every day balances', () => {
  expect(rentLedger.safeParse(ledger(215_000, 215_000)).success).toBe(true);
});

it.each([
  ['a day that does not balance', ledger(215_000, 214_999), 'expected debit and credit to be equal'],
  ['an amount that is no whole number of cents', ledger(2150.5, 2150.5), 'expected int'],
])('refuses %s', (_, data, reason) => {
  expect(rentLedger.safeParse(data).error?.message).toContain(reason);
});
