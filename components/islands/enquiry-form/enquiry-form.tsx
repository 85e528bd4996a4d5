'use client';

import { buttonClass } from '@/components/ui/button-link';
import { constants } from '@/content/constants';
import { form as words } from '@/content/interface';
import { TextField, TypeChoice } from './fields';
import { controlOf, findForm, formId, honeypotName } from './form-element';
import { useEnquiry } from './use-enquiry';
import { career, fieldNames, isOptional, type FieldName, type Flags } from './validation';

/**
 * The enquiry form (spec sections 4, 5, 7, 8). It is whole in the HTML and takes letters before React wakes: the
 * inputs are uncontrolled, and the page loader replays a submit that came too early (`data-replay`).
 *
 * @param email where to write when the form cannot be used or the sending fails
 */
export function EnquiryForm({ email }: { email: string }) {
  const { form, handlers, sending, flags, phoneRefused, spoken, type } = useEnquiry(email);
  const problemOf = (name: FieldName) => ({ name, problem: flags[name] });
  const isFlagged = Object.keys(flags).length > 0;
  return (
    <>
      <noscript>
        <p className="text-lead">
          {words.withoutScript.text}{' '}
          <a href={`mailto:${email}`} className="text-link underline underline-offset-4">
            {email}
          </a>
        </p>
      </noscript>
      <form
        ref={form}
        id={formId}
        noValidate
        data-replay
        {...handlers}
        className="grid gap-6 md:grid-cols-2 noscript:hidden"
      >
        <TextField {...problemOf('user_name')} autoComplete="name" />
        <TextField {...problemOf('company')} optional autoComplete="organization" />
        <TextField
          {...problemOf('phone')}
          optional={isOptional('phone', { enquiryType: type })}
          hint={words.phoneHint}
          refused={phoneRefused ? words.phoneDigits : undefined}
          type="tel"
          inputMode="numeric"
          minLength={constants.phoneLength}
          maxLength={constants.phoneLength}
          autoComplete="tel-national"
        />
        <TextField {...problemOf('user_email')} type="email" inputMode="email" autoComplete="email" />
        <TypeChoice {...problemOf('enquiryType')} />
        <TextField
          {...problemOf('message')}
          rows={6}
          placeholder={type === career ? words.placeholder.career : words.placeholder.other}
        />
        <Honeypot />
        <div className="grid gap-4 md:col-span-2">
          {isFlagged && <ToCorrect flags={flags} />}
          <button
            type="submit"
            disabled={sending || isFlagged}
            className={`${buttonClass('primary')} min-w-36 justify-center justify-self-start disabled:cursor-not-allowed disabled:opacity-60`}
          >
            {sending ? words.sending : words.send}
          </button>
          <p className="text-small text-muted">{words.kept}</p>
          <p role="status" className="sr-only">
            {spoken}
          </p>
        </div>
      </form>
    </>
  );
}

/** Beside a Send that cannot be pressed: which fields hold it back, each a way to its field. */
function ToCorrect({ flags }: { flags: Flags }) {
  function focus(name: FieldName) {
    const form = findForm();
    if (form) controlOf(form, name)?.focus();
  }
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small text-danger">
      {words.toCorrect}
      {fieldNames.map(
        (name) =>
          flags[name] && (
            <button
              key={name}
              type="button"
              onClick={() => focus(name)}
              className="min-h-11 underline underline-offset-4"
            >
              {words.fields[name]}
            </button>
          ),
      )}
    </p>
  );
}

/**
 * A field that only a bot fills: out of sight, out of the tab order, hidden from screen readers, under a name that no
 * autofill knows, and marked for the password managers to leave alone.
 */
function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={honeypotName}>{words.honeypot}</label>
      <input
        id={honeypotName}
        name={honeypotName}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        data-bwignore
      />
    </div>
  );
}
