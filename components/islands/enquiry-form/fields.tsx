import type { ComponentProps, ReactNode } from 'react';
import { form } from '@/content/interface';
import type { FieldName } from './validation';

interface FieldProps {
  name: FieldName;
  isInvalid: boolean;
  /** Why the field is not right yet, or why a valid one has kept the last key or paste out. */
  error: string | undefined;
}

type TextFieldProps = FieldProps & {
  optional?: boolean;
  /** A line under the field: what is expected there, or how much room is left. */
  hint?: string;
  /** Makes it an area of so many lines. */
  rows?: number;
} & ComponentProps<'input'>;

/** A labelled field of text; its error is tied to it (WCAG 1.3.1, 3.3.1). */
export function TextField({ name, isInvalid, error, optional = false, hint, rows, ...attributes }: TextFieldProps) {
  const id = `enquiry-${name}`;
  const Control = (rows ? 'textarea' : 'input') as 'input';
  return (
    <div className={rows ? 'md:col-span-2' : undefined}>
      <label htmlFor={id} className="mb-2 block font-semibold">
        {form.fields[name]}
        {optional && <span className="font-normal text-muted"> ({form.optional})</span>}
      </label>
      <Control
        {...attributes}
        {...(rows && { rows })}
        id={id}
        name={name}
        dir="auto"
        aria-required={!optional}
        aria-invalid={isInvalid || undefined}
        aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}
        className="field-control"
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-small text-muted">
          {hint}
        </p>
      )}
      <FieldError name={name}>{error}</FieldError>
    </div>
  );
}

/** The enquiry types as a row of choices; none is chosen at first. */
export function TypeChoice({ name, isInvalid, error }: FieldProps) {
  const id = `enquiry-${name}`;
  const described = { 'aria-describedby': `${id}-error` };
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-required
      aria-invalid={isInvalid || undefined}
      {...described}
      className="md:col-span-2"
    >
      <legend id={`${id}-legend`} className="mb-2 font-semibold">
        {form.fields[name]}
      </legend>
      <div className="field-choices">
        {form.enquiryTypes.map((type) => (
          <label key={type} className="field-choice">
            <input type="radio" name={name} value={type} {...described} />
            {type}
          </label>
        ))}
      </div>
      <FieldError name={name}>{error}</FieldError>
    </fieldset>
  );
}

/** Always in the page, so that the description that it gives has a target. */
function FieldError({ name, children }: { name: FieldName; children: ReactNode }) {
  return (
    <p id={`enquiry-${name}-error`} className="text-small text-danger not-empty:mt-2">
      {children}
    </p>
  );
}
