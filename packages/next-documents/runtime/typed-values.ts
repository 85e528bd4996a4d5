import { counterpartOf } from './counterpart.ts';

/**
 * Copies what was typed and chosen from one form into another that has the same controls, such as the form that React has
 * made anew, or the one that stands in the page after React has failed. It calls no method of arrays, which the script that
 * made React fail may have broken.
 */
export function copyValues(from: HTMLFormElement, to: HTMLFormElement): void {
  for (let at = 0; at < to.elements.length; at += 1) {
    const control = to.elements[at] as HTMLInputElement;
    const typed = counterpartOf(control, from);
    if (!typed || control instanceof HTMLButtonElement) continue;
    if (control.type === 'radio') control.checked = typed.checked;
    else control.value = typed.value;
  }
}

/**
 * Gives the focus to what has taken the place of the element that had it, with the caret where it was. A browser tells
 * nobody where the caret is in a field for an email address: there it is at the end.
 */
export function moveFocus(from: Element, island: HTMLElement): void {
  const control = counterpartOf(from as HTMLInputElement, island);
  control?.focus({ preventScroll: true });
  const { selectionStart, selectionEnd, selectionDirection } = from as HTMLInputElement;
  if (typeof selectionStart === 'number')
    control?.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
