import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expireMessages, numberLifetime, textLifetime } from '@/components/enhancements/stored-messages';
import { draftHours, sentDays } from '@/content/constants';
import { transitions, type Answer, type MessageEvent, type MessageState } from './message';
import { createMessages, sendingLimit } from './messages';
import { fakeStorage } from './test-storage';
import { anyEnquiry } from './test-any-values';
import { emptyEnquiry, enquiry } from './test-values';
import { isEmpty, type EnquiryValues } from './validation';

type Messages = ReturnType<typeof createMessages>;

let time = 1_000_000_000_000;
let storage = fakeStorage();
const page = () =>
  createMessages(
    () => storage.open(),
    () => time,
  );
/** A page that the visitor comes back to. */
function visit() {
  expireMessages(storage.open, time);
  return page();
}
const written = (message: string): EnquiryValues => ({ ...enquiry, message });

beforeEach(() => {
  time = 1_000_000_000_000;
  storage = fakeStorage();
});

/** Presses Send for what stands there, and has the service answer, or not. */
function send(of: Messages, id: string, event: Answer, isTold = false) {
  const press = of.press(id, isTold);
  if (press === 'send') of.answer(id, event);
  return press;
}

describe('the table of states', () => {
  const rows = [...readFileSync('docs/enquiry.md', 'utf8').matchAll(/^\| `(\w+)` +\|(.*)\|$/gm)];
  const events: MessageEvent[] = ['press', 'yes', 'no', 'silence'];

  it('in docs/enquiry.md is the one that the form follows', () => {
    const told = Object.fromEntries(
      rows.map(([, state, cells = '']) => [
        state,
        Object.fromEntries(
          cells.split('|').flatMap((cell, at) => {
            const to = /`(\w+)`/.exec(cell)?.[1];
            return to ? [[events[at], to]] : [];
          }),
        ),
      ]),
    );
    expect(told).toEqual(transitions);
  });

  it.each(
    (Object.keys(transitions) as MessageState[]).flatMap((state) => events.map((event) => [state, event] as const)),
  )('%s: %s leads where it says', (state, event) => {
    storage.kept['enquiry:x'] = JSON.stringify({ state, at: time, open: state === 'draft' ? 0 : 1, values: enquiry });
    const form = page();
    if (event === 'press') form.press('x', true);
    else form.answer('x', event);
    const expected = transitions[state][event] ?? state;
    expect((JSON.parse(storage.kept['enquiry:x'] ?? '') as { state: string }).state).toBe(expected);
  });
});

describe('a message', () => {
  it('survives a reload, whatever was typed', () => {
    fc.assert(
      fc.property(anyEnquiry, (values) => {
        fc.pre(!isEmpty(values));
        storage = fakeStorage();
        page().typed('', values);
        expect(page().last()?.values).toEqual(values);
      }),
    );
  });

  it('keeps its number as long as it says the same, and has none when nothing stands there', () => {
    const form = page();
    const id = form.typed('', enquiry);
    expect(form.typed(id, { ...enquiry })).toBe(id);
    const second = form.typed(id, written('other'));
    expect(second).not.toBe(id);
    expect(form.typed(second, emptyEnquiry)).toBe('');
    expect(form.last()).toBeUndefined();
    expect(Object.keys(storage.kept)).toEqual([]);
  });

  it('is known again by its words, so that what may have arrived is not sent unasked', () => {
    const form = page();
    const id = form.typed('', enquiry);
    send(form, id, 'silence');
    const second = form.typed(id, written('changed'));
    expect(form.stateOf(second)).toBe('draft');
    expect(form.typed(second, enquiry)).toBe(id);
    expect(form.press(id, false)).toBe('tell');
  });

  it('with the same text and another name may have arrived too, until the first one is answered', () => {
    const form = page();
    const id = form.typed('', enquiry);
    form.press(id, false);
    const waiting = form.typed(id, { ...enquiry, user_name: 'Corrected while it went' });
    expect(form.stateOf(waiting)).toBe('draft');
    form.answer(id, 'silence');
    expect(form.stateOf(waiting)).toBe('unanswered');
    const named = form.typed(waiting, { ...enquiry, user_name: 'Another' });
    expect(form.press(named, false)).toBe('tell');
    expect(form.stateOf(waiting)).toBeUndefined();
    expect(form.stateOf(form.typed(named, written('other')))).toBe('draft');
    const again = form.typed('', { ...enquiry, about: 'Power Apps' });
    expect(form.stateOf(again)).toBe('unanswered');
    form.answer(id, 'no');
    expect(form.stateOf(again)).toBe('draft');
  });

  it('taken without an answer is not forgotten when another tab sends another one', () => {
    const [first, second] = [page(), page()];
    const lost = first.typed('', written('first'));
    send(first, lost, 'silence');
    send(second, second.typed('', written('second')), 'yes');
    expect(first.press(lost, false)).toBe('tell');
    expect(page().last()).toMatchObject({ id: lost, state: 'unanswered' });
  });

  it.each(['blocked', 'full'] as const)('is known to its page where storage is %s', (fault) => {
    storage.fault = fault;
    const form = page();
    const id = form.typed('', enquiry);
    send(form, id, 'silence');
    expect(form.press(id, false)).toBe('tell');
    expect(send(form, id, 'yes', true)).toBe('send');
    expect(form.press(id, true)).toBe('nothing');
  });

  it('does not stand as an older one where the storage has become full', () => {
    const form = page();
    const id = form.typed('', enquiry);
    storage.fault = 'full';
    send(form, id, 'yes');
    expect(page().last()).toBeUndefined();
  });

  it('outlives a clock that is set back, and an answer to an earlier one', () => {
    const form = page();
    const earlier = form.typed('', written('earlier'));
    form.press(earlier, false);
    const draft = form.typed(earlier, written('later'));
    time -= 365 * textLifetime;
    form.answer(earlier, 'yes');
    expect(visit().last()?.id).toBe(draft);
    time += textLifetime;
    expect(visit().last()).toBeUndefined();
  });

  it('in another tab outlives a crash there, when this one is sent', () => {
    page().typed('', written('crashed'));
    const form = page();
    send(form, form.typed('', written('sent')), 'yes');
    expect(page().last()?.values.message).toBe('crashed');
  });

  it('that another tab goes on from stays with the tab that shows it', () => {
    const first = page();
    const id = first.typed('', enquiry);
    page().typed(id, written('something else'));
    expect(storage.kept[`enquiry:${id}`]).toBeUndefined();
    expect(first.typed(id, enquiry)).toBe(id);
    expect(page().stateOf(id)).toBe('draft');
  });

  it('that was offered to a tab stays with it as well, and is known there when another tab has sent it', () => {
    page().typed('', enquiry);
    const [offered, elsewhere] = [page(), page()];
    const id = offered.typed('', enquiry);
    elsewhere.typed(id, written('something else'));
    expect(offered.typed(id, enquiry)).toBe(id);
    expect(page().stateOf(id)).toBe('draft');
    send(page(), id, 'yes');
    expect(offered.typed(id, enquiry)).toBe(id);
    expect(offered.stateOf(id)).toBe('answered');
    expect(storage.kept[`enquiry:${id}`]).not.toContain(enquiry.message);
  });

  it('that may have arrived is offered no more when the visitor has gone on from it, and again when it stands there', () => {
    const form = page();
    const id = form.typed('', enquiry);
    send(form, id, 'silence');
    const next = form.typed(id, written('went on'));
    send(form, next, 'yes');
    expect(page().last()).toBeUndefined();
    form.typed('', enquiry);
    expect(page().last()?.id).toBe(id);
  });

  it('typed after Send was pressed for another one is the one that is offered, whatever becomes of that', () => {
    const form = page();
    const id = form.typed('', enquiry);
    form.press(id, false);
    time += 1;
    const draft = form.typed('', written('later'));
    time += 1;
    form.answer(id, 'silence');
    expect(page().last()?.id).toBe(draft);
  });

  it('whose page was closed before the answer is told of at the next visit, until the answer is there', () => {
    const closed = page();
    const id = closed.typed('', enquiry);
    closed.press(id, false);
    const next = page();
    expect(next.last()).toMatchObject({ id });
    expect(next.stateOf(id)).toBe('unanswered');
    expect(next.press(id, false)).toBe('tell');
    closed.answer(id, 'yes');
    expect(next.last()).toBeUndefined();
    expect(next.press(id, true)).toBe('nothing');
  });

  it('is refused only when every post of it is', () => {
    const form = page();
    const id = form.typed('', enquiry);
    send(form, id, 'silence');
    send(form, id, 'no', true);
    expect(form.stateOf(id)).toBe('unanswered');
    form.answer(id, 'no');
    expect(form.stateOf(id)).toBe('draft');
  });

  it('loses its words after a day, as promised, and its number after a month', () => {
    expect(textLifetime).toBe(draftHours * 60 * 60_000);
    expect(numberLifetime).toBe(sentDays * 24 * 60 * 60_000);
    const form = page();
    const id = form.typed('', enquiry);
    send(form, id, 'silence');
    time += textLifetime - 1;
    expect(visit().last()?.id).toBe(id);
    time += 1;
    expect(visit().last()).toBeUndefined();
    expect(storage.kept[`enquiry:${id}`]).not.toContain(enquiry.message);
    expect(visit().stateOf(id)).toBe('unanswered');
    time += numberLifetime - textLifetime - 1;
    expect(visit().stateOf(id)).toBe('unanswered');
    time += 1;
    expect(visit().stateOf(id)).toBeUndefined();
    expect(Object.keys(storage.kept)).toEqual([]);
  });

  it('that has stood in an open page for longer goes out at the first press', () => {
    const form = page();
    const id = form.typed('', enquiry);
    time += textLifetime;
    expect(form.press(form.typed(id, enquiry), false)).toBe('send');
  });

  it('of an older version has nothing in the fields that are new', () => {
    storage.kept['enquiry:x'] = JSON.stringify({ state: 'draft', at: time, values: { ...enquiry, about: undefined } });
    expect(page().last()?.values).toEqual({ ...enquiry, about: '' });
  });

  it.each(['', '{}', 'null', '[]', '{"state":"toString","at":1}', '{"state":"draft","at":"x"}', '{"state":"draft"'])(
    'is not what somebody else has written: %s',
    (text) => {
      storage.kept['enquiry:x'] = text;
      expect(visit().last()).toBeUndefined();
    },
  );
});

describe('a browser', () => {
  it('sends three messages in ten minutes, a retry not counted, wherever they were written', () => {
    const [first, second] = [page(), page()];
    const retried = first.typed('', written('1'));
    send(first, retried, 'silence');
    expect(send(first, retried, 'silence', true)).toBe('send');
    for (const text of ['2', '3']) expect(send(second, second.typed('', written(text)), 'yes')).toBe('send');
    const fourth = first.typed('', written('4'));
    expect(first.press(fourth, false)).toBe('limit');
    expect(send(first, retried, 'no', true)).toBe('send');
    time += sendingLimit.period;
    expect(send(first, fourth, 'yes')).toBe('send');
  });

  it('is not shut by a clock that is set back', () => {
    const form = page();
    for (const text of ['1', '2', '3']) send(form, form.typed('', written(text)), 'yes');
    time -= 10 * textLifetime;
    expect(send(form, form.typed('', written('4')), 'yes')).toBe('send');
  });
});
