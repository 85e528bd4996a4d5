/**
 * Copies what was typed and chosen from one form into another that has the same controls in the same order, such as the
 * form that React has made anew, or the one that stands in the page after React has failed. It calls no method of arrays,
 * which the script that made React fail may have broken.
 */
export function copyValues(from: HTMLFormElement, to: HTMLFormElement): void {
  for (let at = 0; at < to.elements.length; at += 1) {
    const [typed, control] = [from.elements[at], to.elements[at]] as [HTMLInputElement | undefined, HTMLInputElement];
    if (typed?.name !== control.name || control instanceof HTMLButtonElement) continue;
    if (control.type === 'radio') control.checked = typed.checked;
    else control.value = typed.value;
  }
}
