import { useSyncExternalStore } from 'react';
import { findForm, readValues, subscribeToForm } from './form-element';
import type { FieldName } from './validation';

/** A value as the form itself has it, whether typed, restored or set by a script; '' until the form is hydrated. */
export function useFormValue(field: FieldName): string {
  function read() {
    const form = findForm();
    return form ? readValues(form)[field] : '';
  }
  return useSyncExternalStore(subscribeToForm, read, () => '');
}
