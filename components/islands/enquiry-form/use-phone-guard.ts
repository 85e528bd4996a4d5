import { useEffect, useEffectEvent, type RefObject } from 'react';
import { controlOf } from './form-element';
import { guardPhoneInput } from './phone-input';

/** Keeps the form's phone to its digits. React has no `beforeinput` that can be cancelled for every kind of input. */
export function usePhoneGuard(form: RefObject<HTMLFormElement | null>, refuse: () => void): void {
  const onRefused = useEffectEvent(refuse);
  useEffect(() => {
    const phone = form.current && controlOf(form.current, 'phone');
    const guard = (event: Event) => guardPhoneInput(event as InputEvent, () => onRefused());
    phone?.addEventListener('beforeinput', guard);
    return () => phone?.removeEventListener('beforeinput', guard);
  }, [form]);
}
