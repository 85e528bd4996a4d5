'use client';

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { buttonClass } from '@/components/ui/button-link';
import { form } from '@/content/interface';
import { enquiryText, mailLink } from './mail-link';
import type { EnquiryValues } from './validation';

/** How a send ended. A failure carries what was written, and where it can be sent instead. */
export type Outcome = { sent: true } | { sent: false; email: string; values: EnquiryValues };

/**
 * Says how a send ended, in a modal of its own beside the page: it outlives the form, and is
 * part of the form's own file, as a browser that has just gone offline could not fetch it any more.
 *
 * @returns settles when the visitor has closed it
 */
export function showOutcome(outcome: Outcome): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    function onClosed() {
      root.unmount();
      place.remove();
      resolve();
    }
    root.render(<OutcomeDialog outcome={outcome} onClosed={onClosed} />);
  });
}

/** A native modal: the browser keeps the focus inside, and Escape closes it (APG modal dialog). */
export function OutcomeDialog({ outcome, onClosed }: { outcome: Outcome; onClosed: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ok = useRef<HTMLButtonElement>(null);
  const words = outcome.sent ? form.success : form.failure;

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    ok.current?.focus();
  }, []);

  /** The Enter that sent the form may still be down; it must not press OK as well. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      data-ground="paper"
      aria-labelledby="outcome-title"
      aria-describedby="outcome-text"
      onClose={onClosed}
      onKeyDown={onKeyDown}
      className="dialog"
    >
      <h2 id="outcome-title" className="mb-4 text-heading-3">
        {words.title}
      </h2>
      <p id="outcome-text" className="break-words">
        {outcome.sent ? form.success.text : form.failure.text(outcome.email)}
      </p>
      {!outcome.sent && <FailureActions email={outcome.email} values={outcome.values} />}
      <button
        ref={ok}
        type="button"
        onClick={() => dialog.current?.close()}
        className={`${buttonClass('primary')} mt-8 min-w-24 justify-center`}
      >
        {form.ok}
      </button>
    </dialog>
  );
}

/** What a visitor whose message did not go out can do with it: mail it, or copy it. */
function FailureActions({ email, values }: { email: string; values: EnquiryValues }) {
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
      <p className="mt-3 text-muted">{form.failure.kept}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a href={href} className={buttonClass('quiet')}>
          {form.failure.mailInstead}
        </a>
        <button type="button" onClick={() => void copy()} className={buttonClass('quiet')}>
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
