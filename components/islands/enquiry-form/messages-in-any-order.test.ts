import fc from 'fast-check';
import { expireMessages } from '@/components/enhancements/stored-messages';
import { createMessages } from './messages';
import { fakeStorage } from './test-storage';
import { emptyEnquiry, enquiry } from './test-values';
import { isEmpty, type EnquiryValues } from './validation';

let time = 0;
let storage = fakeStorage();
const page = () =>
  createMessages(
    () => storage.open(),
    () => time,
  );
const written = (message: string, user_name = enquiry.user_name): EnquiryValues => ({ ...enquiry, message, user_name });

/**
 * A visitor with three tabs of one browser, or with one where nothing can be stored, and a service that may take a message
 * and not say so. What holds in every order of what they do: docs/enquiry.md, "Promises".
 */
describe('in every order of everything', () => {
  const tab = fc.nat(2);
  const action = fc.oneof(
    { weight: 4, arbitrary: fc.record({ act: fc.constant('type' as const), tab, text: fc.nat(3), name: fc.nat(1) }) },
    {
      weight: 6,
      arbitrary: fc.record({
        act: fc.constant('press' as const),
        tab,
        isTaken: fc.boolean(),
        answer: fc.constantFrom('at once', 'late', 'never', 'after the page is gone'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('late answer' as const) }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('crash' as const), tab }) },
    {
      weight: 1,
      arbitrary: fc.record({ act: fc.constant('clock' as const), by: fc.integer({ min: -1e12, max: 6e5 }) }),
    },
  );
  const fault = fc.constantFrom('none' as const, 'none' as const, 'blocked' as const, 'full' as const);

  it('nothing is lost, nothing goes twice untold, nobody is thanked for what was not sent', () => {
    fc.assert(
      fc.property(fault, fc.array(action, { maxLength: 40, size: 'max' }), (kind, actions) => {
        time = 1_000_000_000_000;
        storage = fakeStorage();
        storage.fault = kind;
        /** The texts that the service has taken since the visitor was last thanked for them, each with its message. */
        const taken = new Map<string, string>();
        const takenIds = new Set<string>();
        /** In which opening of a tab each text was sent. */
        const sentIn = new Map<string, object>();
        /** The texts of which the visitor has read, in some tab, that they may have arrived. */
        const doubtful = new Set<string>();
        /** Whether a second post may be one: its words were told of, here or before they arrived and were forgotten. */
        const mayGoAgain = (text: string, isTold: boolean) =>
          isTold || (doubtful.has(text) && tabs.some(({ form }) => form.stateOf(taken.get(text) ?? '') === 'answered'));
        /** Messages that the visitor has typed once more after their text was sent; a crash keeps them, as it keeps all. */
        const typedAgain = new Set<string>();
        /** Typed here by the visitor, and sent in another tab: sent twice on purpose (docs/decisions.md, "The form"). */
        const isOnPurpose = (text: string, { id, typed, opening }: { id: string; typed: string; opening: object }) =>
          typedAgain.has(id) || (typed === text && sentIn.get(text) !== opening);
        const late: (() => void)[] = [];
        /** `isTold`: it says beside the form that the message may have arrived. */
        const openTab = () => {
          expireMessages(storage.open, time);
          const form = page();
          const values = form.last()?.values ?? emptyEnquiry;
          return { form, values, id: form.typed('', values), isTold: false, typed: '', opening: {} };
        };
        const tabs = Array.from({ length: kind === 'none' ? 3 : 1 }, openTab);
        /** What every tab does when it hears of a change. */
        const hear = () => {
          for (const shown of tabs) {
            shown.id = shown.form.typed(shown.id, shown.values);
            if (shown.form.stateOf(shown.id) === 'answered') {
              expect([...takenIds]).toContain(shown.id);
              taken.delete(shown.values.message);
              Object.assign(shown, { values: emptyEnquiry, id: '' });
            }
            shown.isTold = shown.form.stateOf(shown.id) === 'unanswered';
            if (shown.isTold) doubtful.add(shown.values.message);
          }
        };
        for (const step of actions) {
          // So that the limit of three in ten minutes ends some presses, and not all.
          time += 3 * 60_000;
          const shown = 'tab' in step ? tabs[step.tab % tabs.length] : undefined;
          if (step.act === 'type' && shown) {
            shown.values = written(`Text ${step.text}`, `Name ${step.name}`);
            shown.typed = shown.values.message;
            shown.id = shown.form.typed(shown.id, shown.values);
            if (taken.has(shown.typed) && sentIn.get(shown.typed) !== shown.opening) typedAgain.add(shown.id);
          } else if (step.act === 'press' && shown?.id) {
            const { form, isTold, values } = shown;
            const { id } = shown;
            const press = form.press(id, isTold);
            if (press === 'send') {
              if (taken.has(values.message) && !isOnPurpose(values.message, shown))
                expect(mayGoAgain(values.message, isTold)).toBe(true);
              if (step.isTaken) {
                sentIn.set(values.message, shown.opening);
                taken.set(values.message, id);
                takenIds.add(id);
              }
              const answer = () => form.answer(id, step.isTaken ? 'yes' : 'no');
              if (step.answer === 'at once') answer();
              else if (step.answer === 'after the page is gone' && kind === 'none') {
                Object.assign(shown, openTab());
                late.push(answer);
              } else {
                form.answer(id, 'silence');
                if (step.answer === 'late') late.push(answer);
              }
            }
          } else if (step.act === 'late answer') late.shift()?.();
          else if (step.act === 'clock') time += step.by;
          else if (step.act === 'crash' && shown && kind === 'none') {
            const { id, values } = shown;
            if (id) expect(page().stateOf(id)).toBeDefined();
            if (id) expect(storage.kept[`enquiry:${id}`]).toContain(values.message);
            Object.assign(shown, openTab());
          }
          hear();
          for (const each of tabs) if (!isEmpty(each.values)) expect(each.form.stateOf(each.id)).toBeDefined();
        }
      }),
      { numRuns: 200 },
    );
  });
});
