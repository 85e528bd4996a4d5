/** The attributes that name an element. The others change with its state, or belong to an extension of the browser. */
const naming = ['id', 'name', 'value', 'href'];

/**
 * The element that has taken the place of another, where React has made an island anew; that one itself while it is there.
 *
 * @param root what both belong to, or a copy of it
 */
export function counterpartOf<Kind extends Element>(element: Kind, root: ParentNode & Node): Kind | null {
  if (root.contains(element)) return element;
  let selector = element.localName;
  for (const attribute of naming) {
    const value = element.getAttribute(attribute);
    selector += value === null ? `:not([${attribute}])` : `[${attribute}="${CSS.escape(value)}"]`;
  }
  return root.querySelector<Kind>(selector);
}
