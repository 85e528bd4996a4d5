/** What a visitor can have typed into or chosen. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Copies what was typed and chosen from one form into another that has the same controls in the same order, such as the
 * form that React has made anew, or the one that stands in the page after React has failed.
 */
export function copyValues(from: HTMLFormElement, to: HTMLFormElement): void {
  const [source, target] = [from, to].map((form) => [...form.querySelectorAll<Control>('input, textarea, select')]);
  target?.forEach((control, at) => {
    const typed = source?.[at];
    if (!typed || typed.name !== control.name) return;
    if (control instanceof HTMLInputElement && control.type === 'radio')
      control.checked = (typed as HTMLInputElement).checked;
    else control.value = typed.value;
  });
}
