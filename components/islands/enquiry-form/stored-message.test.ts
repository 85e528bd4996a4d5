import fc from 'fast-check';
import { anyEnquiry, emptyEnquiry, enquiry } from './test-values';

type Stored = typeof import('./stored-message');

/** A page load: what a module remembers is gone, what the browser stores is not. */
async function load(): Promise<Stored> {
  jest.resetModules();
  return import('./stored-message');
}

let drafts: Stored;
beforeEach(async () => {
  localStorage.clear();
  drafts = await load();
});
afterEach(() => jest.restoreAllMocks());

/** Every call of localStorage fails, as where it is blocked, or only writing does, as where it is full. */
function breakStorage(...methods: ('getItem' | 'setItem' | 'removeItem')[]) {
  for (const method of methods) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', method === 'setItem' ? 'QuotaExceededError' : 'SecurityError');
    });
  }
}

it('survives a reload, whatever was typed', async () => {
  await fc.assert(
    fc.asyncProperty(anyEnquiry, async (values) => {
      fc.pre(Object.values(values).some(Boolean));
      drafts.saveDraft(values, 'id');
      expect((await load()).readDraft()?.values).toEqual(values);
    }),
    { numRuns: 30 },
  );
});

it('is gone after 24 hours, also from the storage', async () => {
  const typed = Date.now();
  drafts.saveDraft(enquiry, 'id', typed);
  drafts = await load();
  expect(drafts.readDraft(typed + drafts.draftLifetime - 1)?.values).toEqual(enquiry);
  expect(drafts.readDraft(typed + drafts.draftLifetime)).toBeUndefined();
  expect(localStorage.getItem(drafts.storageKeys.draft)).toBeNull();
});

it('is gone where the clock has been put back, or it would be kept for longer than a day', () => {
  const typed = Date.now();
  drafts.saveDraft(enquiry, 'id', typed + 1);
  expect(drafts.readDraft(typed)).toBeUndefined();
});

it('is gone when the form was emptied by hand', () => {
  drafts.saveDraft(enquiry, 'id');
  drafts.saveDraft(emptyEnquiry, 'id');
  expect(drafts.readDraft()).toBeUndefined();
  expect(localStorage.getItem(drafts.storageKeys.draft)).toBeNull();
});

it('is gone after it was sent, unless it has changed since', () => {
  drafts.saveDraft(enquiry, 'one');
  drafts.noteAnswer('one', true);
  expect(drafts.readDraft()).toBeUndefined();

  drafts.saveDraft(enquiry, 'two');
  drafts.noteAnswer('one', true);
  expect(drafts.readDraft()?.values).toEqual(enquiry);
});

it('is unanswered from the press of Send to the answer, whatever that is', () => {
  for (const sent of [true, false]) {
    drafts.noteSending('one');
    expect([drafts.isUnanswered('one'), drafts.isUnanswered('two'), drafts.isUnanswered('')]).toEqual([
      true,
      false,
      false,
    ]);
    drafts.noteAnswer('one', sent);
    expect([drafts.isUnanswered('one'), drafts.wasSent('one')]).toEqual([false, sent]);
    localStorage.clear();
  }
  expect(drafts.wasSent('')).toBe(false);
});

it('throws nothing where storage is blocked', () => {
  breakStorage('getItem', 'setItem', 'removeItem');
  drafts.saveDraft(enquiry, 'id');
  expect(drafts.readDraft()).toBeUndefined();
  drafts.noteSending('id');
  drafts.noteAnswer('id', true);
});

it('does not leave an older draft behind where storage is full', () => {
  drafts.saveDraft({ ...enquiry, message: 'the beginning of' }, 'id');
  breakStorage('setItem');
  drafts.saveDraft(enquiry, 'id');
  expect(drafts.readDraft()).toBeUndefined();
});

it.each(['', 'x', 'null', '[]', '{"savedAt":1}', '{"savedAt":9e15,"values":{"message":7}}'])(
  'ignores what is no draft: %s',
  (text) => {
    localStorage.setItem(drafts.storageKeys.draft, text);
    expect(drafts.readDraft()).toBeUndefined();
  },
);
