'use client';

import { constants } from '@/content/constants';
import { form as words } from '@/content/interface';
import { useBrowserValue } from '../runtime/use-browser-value';
import { AboutLine } from './about-line';
import { TextField, TypeChoice } from './fields';
import { formId, honeypotName, messageIdName, messageStateName } from './form-element';
import { OutcomeDialog } from './outcome-dialog';
import { useEnquiry } from './use-enquiry';
import * as validation from './validation';

/**
 * How many characters the phone takes before its keys are filtered: a number with its brackets, blanks and hyphens, of which
 * the ten digits are left. A field of ten would cut `(212) 555-0142`.
 */
const phoneCharacters = 24;

interface EnquiryFormProps {
  /** Where to write when the form cannot be used or the sending fails. */
  email: string;
  /** The address of the picture beside the thanks. */
  picture: string;
}

/**
 * The enquiry form. It is complete in the HTML and can be typed into before it is hydrated: the inputs are
 * uncontrolled, and a submit that came too early is kept and repeated (`data-replay`).
 */
export function EnquiryForm({ email, picture }: EnquiryFormProps) {
  const { form, handlers, sending, shown, errors, said, removeAbout, outcome, onClosed } = useEnquiry();
  const { values } = shown;
  const mostInPhone = useBrowserValue(
    () => constants.phoneLength,
    () => phoneCharacters,
  );
  const fieldOf = (name: validation.FieldName) => ({
    name,
    error: said.refused?.field === name ? said.refused.why : errors[name] && words[errors[name]],
    isInvalid: errors[name] !== undefined,
  });
  const wrong = validation.fieldNames.filter((name) => errors[name]);
  const isInvalid = wrong.length > 0;
  return (
    <>
      <p className="hidden text-base print:hidden no-js:mb-6 no-js:block">
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
        <AboutLine name={values.about} onRemove={removeAbout} />
        <input name={messageIdName} hidden />
        <input name={messageStateName} hidden />
        <TextField {...fieldOf('user_name')} autoComplete="name" />
        <TextField {...fieldOf('company')} optional autoComplete="organization" />
        <TextField
          {...fieldOf('phone')}
          optional={validation.isOptional('phone', values)}
          hint={words.phoneHint}
          inputMode="numeric"
          minLength={constants.phoneLength}
          maxLength={mostInPhone}
          autoComplete="tel-national"
        />
        <TextField {...fieldOf('user_email')} type="email" inputMode="email" autoComplete="email" />
        <TypeChoice {...fieldOf('enquiryType')} />
        <TextField
          {...fieldOf('message')}
          rows={6}
          hint={validation.sizeOf(values.message) > (2 / 3) * validation.enquiryLimit ? words.littleRoom : undefined}
          placeholder={values.enquiryType === validation.career ? words.placeholder.career : words.placeholder.other}
        />
        <Honeypot />
        <div className="grid gap-4 md:col-span-2">
          {isInvalid && (
            <p id="enquiry-to-correct" className="text-small text-danger">
              {/* One text: React does not find a second one in a page that the browser has translated. */}
              {`${words.toCorrect} ${wrong.map((name) => words.fields[name]).join(', ')}`}
            </p>
          )}
          {said.notice && <p className="text-small">{said.notice}</p>}
          {shown.state === 'unanswered' && <p className="text-small">{words.unanswered}</p>}
          <div data-captcha className="empty:hidden" />
          <button
            type="submit"
            // Disabled, it would lose the focus (WCAG 2.4.3), and could not say at a press what holds it back.
            aria-disabled={sending || isInvalid || undefined}
            aria-describedby={isInvalid ? 'enquiry-to-correct' : undefined}
            className="button button-primary min-w-36 justify-center justify-self-start aria-disabled:cursor-not-allowed aria-disabled:opacity-60 large-text:min-w-0"
          >
            {sending ? words.sending : words.send}
          </button>
          <p role="status" className="sr-only">
            {said.spoken}
          </p>
        </div>
      </form>
      {outcome && <OutcomeDialog {...outcome} standing={values} email={email} picture={picture} onClosed={onClosed} />}
    </>
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
