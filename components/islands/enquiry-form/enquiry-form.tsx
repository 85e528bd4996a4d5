'use client';

import { constants } from '@/content/constants';
import { form as words } from '@/content/interface';
import { AboutLine } from './about-line';
import { TextField, TypeChoice } from './fields';
import { controlOf, findForm, formId, honeypotName, messageIdName } from './form-element';
import { longestPhone } from './input-guard';
import { useEnquiry } from './use-enquiry';
import { refusal } from './use-input-guard';
import { career, enquiryBytes, fieldNames, isOptional, roomLeft, type FieldErrors, type FieldName } from './validation';

interface EnquiryFormProps {
  /** Where to write when the form cannot be used or the sending fails. */
  email: string;
  /** The line under the phone: what is expected there, and where other numbers go. */
  phoneHint: string;
  /** The address of the picture beside the thanks. */
  picture: string;
}

/**
 * The enquiry form. It is complete in the HTML and can be typed into before it is hydrated: the inputs are
 * uncontrolled, and a submit that came too early is kept and repeated (`data-replay`).
 */
export function EnquiryForm({ email, phoneHint, picture }: EnquiryFormProps) {
  const { form, handlers, explainDisabled, ...shown } = useEnquiry(email, picture);
  const { sending, values, state, errors, refused, notice, spoken } = shown;
  const fieldOf = (name: FieldName) => ({
    name,
    error: errors[name],
    refused: refused === name ? refusal(name) : undefined,
  });
  const isInvalid = Object.keys(errors).length > 0;
  const room = roomLeft(values);
  return (
    <>
      <p className="hidden text-lead print:hidden no-js:mb-6 no-js:block">
        {words.withoutScript.text}{' '}
        <a href={`mailto:${email}`} className="text-link underline underline-offset-4">
          {email}
        </a>
      </p>
      <form
        ref={form}
        id={formId}
        noValidate
        data-replay
        {...handlers}
        className="grid gap-6 md:grid-cols-2 print:hidden noscript:hidden"
      >
        <AboutLine name={values.about} />
        <input name={messageIdName} hidden />
        <TextField {...fieldOf('user_name')} autoComplete="name" />
        <TextField {...fieldOf('company')} optional autoComplete="organization" />
        <TextField
          {...fieldOf('phone')}
          optional={isOptional('phone', values)}
          hint={phoneHint}
          inputMode="numeric"
          minLength={constants.phoneLength}
          maxLength={longestPhone}
          autoComplete="tel-national"
        />
        <TextField {...fieldOf('user_email')} type="email" inputMode="email" autoComplete="email" />
        <TypeChoice {...fieldOf('enquiryType')} />
        <TextField
          {...fieldOf('message')}
          rows={6}
          hint={room < enquiryBytes / 5 ? words.roomLeft(Math.max(0, room)) : undefined}
          placeholder={values.enquiryType === career ? words.placeholder.career : words.placeholder.other}
        />
        <Honeypot />
        <div className="grid gap-4 md:col-span-2">
          {isInvalid && <ToCorrect errors={errors} />}
          {(notice ?? state === 'unanswered') && <p className="text-small">{notice ?? words.unanswered}</p>}
          <div data-captcha className="empty:hidden" />
          {/* Takes the clicks that a disabled button does not, to say why it is disabled. */}
          <span
            onClick={({ target, currentTarget }) => {
              if (target === currentTarget) explainDisabled();
            }}
            className={`justify-self-start ${sending || isInvalid ? 'cursor-not-allowed' : ''}`}
          >
            <button
              type="submit"
              disabled={isInvalid}
              // Disabled, it would lose the focus (WCAG 2.4.3); the form ignores what is pressed meanwhile.
              aria-disabled={sending || undefined}
              className="button button-primary min-w-36 justify-center disabled:pointer-events-none disabled:opacity-60 aria-disabled:opacity-60 large-text:min-w-0"
            >
              {sending ? words.sending : words.send}
            </button>
          </span>
          <p role="status" className="sr-only">
            {spoken}
          </p>
        </div>
      </form>
    </>
  );
}

/** Beside a Send that cannot be pressed: which fields hold it back, each a way to its field. */
function ToCorrect({ errors }: { errors: FieldErrors }) {
  function focus(name: FieldName) {
    const form = findForm();
    if (form) controlOf(form, name)?.focus();
  }
  return (
    <div
      role="group"
      aria-labelledby="enquiry-to-correct"
      className="flex flex-wrap items-center gap-x-4 text-small text-danger"
    >
      <span id="enquiry-to-correct">{words.toCorrect}</span>
      {fieldNames.map(
        (name) =>
          errors[name] && (
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
    </div>
  );
}

/**
 * A field that people do not fill: out of sight, out of the tab order, hidden from screen readers, under a name that no
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
