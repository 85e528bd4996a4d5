import type { ComponentProps, ReactNode } from 'react';
import { form } from '@/content/interface';
import { errorMessage, type ErrorCode, type FieldName } from './validation';

interface FieldProps {
  name: FieldName;
  error: ErrorCode | undefined;
}

type TextFieldProps = FieldProps & {
  optional?: boolean;
  /** A line under the field: what is expected there, or how much room is left. */
  hint?: string;
  /** A line about the last key or paste that was refused; the field itself may be fine. */
  refused?: string;
} & (({ rows?: undefined } & ComponentProps<'input'>) | ({ rows: number } & ComponentProps<'textarea'>));

/** A labelled line of text, or with `rows` an area; its error is tied to it (WCAG 1.3.1, 3.3.1). */
export function TextField({ name, error, optional = false, hint, refused, ...control }: TextFieldProps) {
  const id = `enquiry-${name}`;
  const shared = {
    ...describe(name, error, Boolean(hint)),
    id,
    name,
    dir: 'auto',
    'aria-required': !optional,
    className: 'field-control',
  } as const;
  return (
    <div className={control.rows ? 'md:col-span-2' : undefined}>
      <label htmlFor={id} className="mb-2 block font-semibold">
        {form.fields[name]}
        {optional && <span className="font-normal text-muted"> ({form.optional})</span>}
      </label>
      {control.rows ? (
        <textarea {...(control as ComponentProps<'textarea'>)} {...shared} />
      ) : (
        <input {...(control as ComponentProps<'input'>)} {...shared} />
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-small text-muted">
          {hint}
        </p>
      )}
      <FieldError name={name}>{error ? errorMessage(error) : refused}</FieldError>
    </div>
  );
}

/** The enquiry types as a row of choices; none is chosen at first. */
export function TypeChoice({ name, error }: FieldProps) {
  const id = `enquiry-${name}`;
  const described = describe(name, error, false);
  return (
    <fieldset role="radiogroup" aria-labelledby={`${id}-legend`} aria-required {...described} className="md:col-span-2">
      <legend id={`${id}-legend`} className="mb-2 font-semibold">
        {form.fields[name]}
      </legend>
      <div className="field-choices">
        {form.enquiryTypes.map((type) => (
          <label key={type} className="field-choice">
            <input type="radio" name={name} value={type} aria-describedby={described['aria-describedby']} />
            {type}
          </label>
        ))}
      </div>
      <FieldError name={name}>{error && errorMessage(error)}</FieldError>
    </fieldset>
  );
}

/** Why the field is not right yet; always in the page, so that the description it gives has a target. */
function FieldError({ name, children }: { name: FieldName; children: ReactNode }) {
  return (
    <p id={`enquiry-${name}-error`} className="text-small text-danger not-empty:mt-2">
      {children}
    </p>
  );
}

function describe(name: FieldName, error: ErrorCode | undefined, hinted: boolean) {
  const errorId = `enquiry-${name}-error`;
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': hinted ? `enquiry-${name}-hint ${errorId}` : errorId,
  } as const;
}
