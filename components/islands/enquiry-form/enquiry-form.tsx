'use client';

import { buttonClass } from '@/components/ui/button-link';
import { constants } from '@/content/constants';
import { form as words } from '@/content/interface';
import { AboutLine } from './about-line';
import { TextField, TypeChoice } from './fields';
import { controlOf, findForm, formId, honeypotName, messageIdName } from './form-element';
import { longestPhone } from './phone-input';
import { useEnquiry } from './use-enquiry';
import { career, fieldNames, isOptional, type FieldErrors, type FieldName } from './validation';

interface EnquiryFormProps {
  /** Where to write when the form cannot be used or the sending fails. */
  email: string;
  /** The line under the phone: what is expected there, and where other numbers go. */
  phoneHint: string;
}

/**
 * The enquiry form. It is complete in the HTML and can be typed into before it is hydrated: the inputs are
 * uncontrolled, and a submit that came too early is kept and repeated (`data-replay`).
 */
export function EnquiryForm({ email, phoneHint }: EnquiryFormProps) {
  const { form, handlers, explainDisabled, ...state } = useEnquiry(email);
  const { sending, errors, phoneRefused, spoken, type, about, unanswered } = state;
  const errorOf = (name: FieldName) => ({ name, error: errors[name] });
  const isInvalid = Object.keys(errors).length > 0;
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
        <AboutLine name={about} />
        <input name={messageIdName} hidden />
        <TextField {...errorOf('user_name')} autoComplete="name" />
        <TextField {...errorOf('company')} optional autoComplete="organization" />
        <TextField
          {...errorOf('phone')}
          optional={isOptional('phone', { enquiryType: type })}
          hint={phoneHint}
          refused={phoneRefused ? words.phoneDigits : undefined}
          inputMode="numeric"
          minLength={constants.phoneLength}
          maxLength={longestPhone}
          autoComplete="tel-national"
        />
        <TextField {...errorOf('user_email')} type="email" inputMode="email" autoComplete="email" />
        <TypeChoice {...errorOf('enquiryType')} />
        <TextField
          {...errorOf('message')}
          rows={6}
          placeholder={type === career ? words.placeholder.career : words.placeholder.other}
        />
        <Honeypot />
        <div className="grid gap-4 md:col-span-2">
          {isInvalid && <ToCorrect errors={errors} />}
          {unanswered && <p className="text-small">{words.unanswered}</p>}
          {/* Takes the clicks that a disabled button does not, to say why it is disabled. */}
          <span
            onClick={({ target, currentTarget }) => {
              if (target === currentTarget && form.current) explainDisabled(form.current);
            }}
            className={`justify-self-start ${sending || isInvalid ? 'cursor-not-allowed' : ''}`}
          >
            <button
              type="submit"
              disabled={sending || isInvalid}
              className={`${buttonClass('primary')} min-w-36 justify-center disabled:pointer-events-none disabled:opacity-60 large-text:min-w-0`}
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
    <p className="flex flex-wrap items-center gap-x-4 text-small text-danger">
      {words.toCorrect}
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
    </p>
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
