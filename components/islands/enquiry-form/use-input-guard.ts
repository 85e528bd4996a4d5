import { useEffect, useEffectEvent, type RefObject } from 'react';
import { form as words } from '@/content/interface';
import { guardInput } from './input-guard';
import type { FieldName } from './validation';

/** Keeps out what a field cannot take. React has no `beforeinput` that can be cancelled for every kind of input. */
export function useInputGuard(form: RefObject<HTMLFormElement | null>, refuse: (field: FieldName) => void): void {
  const onRefused = useEffectEvent(refuse);
  useEffect(() => {
    const element = form.current;
    const guard = (event: Event) => guardInput(event as InputEvent, (field) => onRefused(field));
    element?.addEventListener('beforeinput', guard);
    return () => element?.removeEventListener('beforeinput', guard);
  }, [form]);
}

/** Why a field has kept a key or a paste out. */
export function refusal(field: FieldName): string {
  return field === 'phone' ? words.phoneDigits : words.noRoom;
}
