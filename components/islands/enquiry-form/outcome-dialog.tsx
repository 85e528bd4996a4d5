import { Fragment, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { form } from '@/content/interface';
import { ignoreHeldEnter } from './form-element';
import { enquiryText, mailLink } from './mail-link';
import { messages } from './messages';
import { LampsGoOn, WhatHappensNext } from './success';
import type { KeptMessage } from './use-kept-message';
import { isEmpty, sameValues, type EnquiryValues } from './validation';

/** What a dialog speaks of: a message, where it can be sent instead, and the picture that thanks. */
interface Outcome extends KeptMessage {
  /** What stands in the form by now. */
  readonly standing: EnquiryValues;
  readonly email: string;
  readonly picture: string;
}

/**
 * The modal that says what has become of a message. It is part of the form's own file, as a browser that has just gone
 * offline could not fetch it any more.
 */
export function OutcomeDialog({ onClosed, ...outcome }: Outcome & { onClosed: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ok = useRef<HTMLButtonElement>(null);
  // An answer may come while the dialog already says that none has.
  const sent = useSyncExternalStore(messages.subscribe, () => messages.stateOf(outcome.id) === 'answered');
  const words = sent ? form.success : form.failure;
  const isKept = sameValues(outcome.values, outcome.standing);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    ok.current?.focus();
  }, []);

  return (
    <dialog
      ref={dialog}
      data-ground="paper"
      aria-labelledby="outcome-title"
      aria-describedby="outcome-text"
      onClose={onClosed}
      onKeyDown={ignoreHeldEnter}
      className="dialog"
    >
      {sent && <LampsGoOn picture={outcome.picture} />}
      <h2 id="outcome-title" className="mb-4 text-heading-3">
        {words.title}
      </h2>
      <p id="outcome-text" className="break-words">
        {sent ? words.text : <LinkedAddress text={words.text} email={outcome.email} />}
      </p>
      {sent && !isKept && !isEmpty(outcome.standing) && <p className="mt-3">{form.notYet}</p>}
      {sent ? <WhatHappensNext /> : <FailureActions {...outcome} isKept={isKept} />}
      <button
        ref={ok}
        type="button"
        onClick={() => dialog.current?.close()}
        className={`button w-full justify-center ${sent ? 'button-primary mt-8' : 'button-quiet mt-3'}`}
      >
        {form.ok}
      </button>
    </dialog>
  );
}

/** The sentence in which the address to write to is a link. */
function LinkedAddress({ text, email }: { text: string; email: string }) {
  const [before, ...after] = text.split(email);
  return (
    <>
      {before}
      {after.map((words, at) => (
        <Fragment key={at}>
          <a href={`mailto:${email}`} className="underline underline-offset-4">
            {email}
          </a>
          {words}
        </Fragment>
      ))}
    </>
  );
}

/** What a visitor whose message did not go out can do with it: mail it, or copy it. */
function FailureActions({ email, values, isKept }: Outcome & { isKept: boolean }) {
  const [copied, setCopied] = useState<string>();
  const { href, complete } = mailLink(email, values);

  async function copy() {
    try {
      await navigator.clipboard.writeText(enquiryText(values));
      setCopied(form.failure.copied);
    } catch {
      setCopied(form.failure.copyRefused);
    }
  }

  return (
    <>
      {isKept && <p className="mt-3 text-muted">{form.failure.kept}</p>}
      <p className="mt-6 grid gap-3">
        <a href={href} className="button button-primary justify-center text-center">
          {form.failure.mailInstead}
        </a>
        <button type="button" onClick={() => void copy()} className="button button-quiet justify-center">
          {form.failure.copy}
        </button>
      </p>
      {!complete && <p className="mt-3 text-small text-muted">{form.failure.cut}</p>}
      <p role="status" className="text-small not-empty:mt-3">
        {copied}
      </p>
    </>
  );
}
