import { parse, TextNode, type HTMLElement } from 'node-html-parser';

/**
 * The style that react-type-animation puts into the document while it is imported, character by character as the installed
 * version does it: its hash has to stand in the policy. The package is imported with a document that only listens.
 * @returns every text that the browser judges: an element that is added empty and filled afterwards is judged twice.
 * @throws Error when the package adds no style, or more than one: the policy would then be wrong.
 */
export async function injectedStyles(): Promise<string[]> {
  const added: { element: HTMLElement; atFirst: string }[] = [];
  const scope = globalThis as { document?: unknown };
  const before = scope.document;
  scope.document = {
    head: { appendChild: (element: HTMLElement) => added.push({ element, atFirst: element.rawText }) },
    createElement: (name: string) => parse(`<${name}></${name}>`).firstChild,
    createTextNode: (text: string) => new TextNode(text),
  };
  try {
    await import('react-type-animation');
  } finally {
    scope.document = before;
  }
  const [style] = added;
  if (added.length !== 1 || !style?.element.rawText) {
    throw new Error(
      `react-type-animation: expected that it adds one style when it is imported, found ${added.length}.`,
    );
  }
  return [...new Set([style.atFirst, style.element.rawText])];
}
