import { stringify } from 'yaml';

/** A field that two people have changed, with what each has made of it. */
interface Choice {
  readonly label: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}
type Side = 'mine' | 'theirs';

/** Asks for each field whose words are kept. @returns a side for each, or nothing to go back to the form */
export async function choose(title: string, choices: readonly Choice[]): Promise<Side[] | undefined> {
  const side = (at: number, value: Side, label: string, words: unknown) => {
    const input = element('input', { type: 'radio', name: String(at), value, required: true });
    return element('label', {}, input, label, element('pre', {}, inWords(words)));
  };
  const fields = choices.map(({ label, mine, theirs }, at) =>
    element(
      'fieldset',
      {},
      element('legend', {}, label),
      side(at, 'mine', 'Yours', mine),
      side(at, 'theirs', 'Theirs', theirs),
    ),
  );
  const chosen = await asked(
    title,
    [
      'Both of you have changed what is below. Choose whose words the site gets. Everything else that either of you has changed is kept.',
    ],
    fields,
    'Save what is chosen',
  );
  return chosen && choices.map((_, at) => chosen.get(String(at)) as Side);
}

/** Asks before something is done. */
export async function confirm(title: string, sentence: string, yes: string): Promise<boolean> {
  return !!(await asked(title, [sentence], [], yes));
}

/** Says something that needs no answer, until it is closed or the form is left. */
export function tell(sentence: string): void {
  const close = element('button', { type: 'button' }, 'Close');
  const note = element('div', { className: 'versions-note', role: 'status' }, element('p', {}, sentence), close);
  close.addEventListener('click', () => note.remove());
  addEventListener('hashchange', () => note.remove(), { once: true });
  document.querySelector('.versions-note')?.remove();
  document.body.append(note);
}

function asked(
  title: string,
  sentences: readonly string[],
  fields: readonly Node[],
  yes: string,
): Promise<FormData | undefined> {
  const back = element('button', { type: 'button' }, 'Back to the form');
  const form = element(
    'form',
    {},
    element('h2', {}, title),
    ...sentences.map((words) => element('p', {}, words)),
    ...fields,
    element('div', {}, element('button', {}, yes), back),
  );
  const dialog = element('dialog', { className: 'versions', ariaLabel: title }, form);
  document.body.append(dialog);
  dialog.showModal();
  // The CMS has keys of its own, such as Escape.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  return new Promise((resolve) => {
    let answer: FormData | undefined;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      answer = new FormData(form);
      dialog.close();
    });
    back.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(answer);
    });
  });
}

const inWords = (value: unknown) =>
  value === undefined ? '(taken away)' : typeof value === 'string' ? value : stringify(value, { lineWidth: 0 }).trim();

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
