import fc from 'fast-check';
import { anyEnquiry, emptyEnquiry, enquiry } from './test-values';

type Drafts = typeof import('./draft');

/** A page load: what a module remembers is gone, what the browser stores is not. */
async function load(): Promise<Drafts> {
  jest.resetModules();
  return import('./draft');
}

let drafts: Drafts;
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
      drafts.saveDraft(values);
      expect((await load()).readDraft()?.values).toEqual(values);
    }),
    { numRuns: 30 },
  );
});

it('is gone after 24 hours, also from the storage', async () => {
  const typed = Date.now();
  drafts.saveDraft(enquiry, typed);
  drafts = await load();
  expect(drafts.readDraft(typed + drafts.draftLifetime - 1)?.values).toEqual(enquiry);
  expect(drafts.readDraft(typed + drafts.draftLifetime)).toBeUndefined();
  expect(localStorage.getItem(drafts.draftKey)).toBeNull();
});

it('is gone when the form was emptied by hand', () => {
  drafts.saveDraft(enquiry);
  drafts.saveDraft(emptyEnquiry);
  expect(drafts.readDraft()).toBeUndefined();
  expect(localStorage.getItem(drafts.draftKey)).toBeNull();
});

it('is gone after it was sent, unless it has changed since', () => {
  drafts.saveDraft(enquiry);
  drafts.forgetDraft(enquiry);
  expect(drafts.readDraft()).toBeUndefined();

  const longer = { ...enquiry, message: 'one more thing' };
  drafts.saveDraft(longer);
  drafts.forgetDraft(enquiry);
  expect(drafts.readDraft()?.values).toEqual(longer);
});

it('is gone where the message has been sent since, from whichever tab', async () => {
  const { logAnswer } = await import('./send-log');
  drafts.saveDraft(enquiry, Date.now() - 1);
  logAnswer(enquiry, true);
  expect(drafts.readDraft()).toBeUndefined();
  expect(localStorage.getItem(drafts.draftKey)).toBeNull();
  const writtenAgain = Date.now() + 1;
  drafts.saveDraft(enquiry, writtenAgain);
  expect(drafts.readDraft(writtenAgain)?.values).toEqual(enquiry);
});

it('throws nothing where storage is blocked', () => {
  breakStorage('getItem', 'setItem', 'removeItem');
  drafts.saveDraft(enquiry);
  expect(drafts.readDraft()).toBeUndefined();
  drafts.forgetDraft(enquiry);
});

it('does not leave an older draft behind where storage is full', () => {
  drafts.saveDraft({ ...enquiry, message: 'the beginning of' });
  breakStorage('setItem');
  drafts.saveDraft(enquiry);
  expect(drafts.readDraft()).toBeUndefined();
});

it.each(['', 'x', 'null', '[]', '{"savedAt":1}', '{"savedAt":9e15,"values":{"message":7}}'])(
  'ignores what is no draft: %s',
  (text) => {
    localStorage.setItem(drafts.draftKey, text);
    expect(drafts.readDraft()).toBeUndefined();
  },
);
