/**
 * A deep copy in a document that nothing shows: in the page's own document, Safari fetches the fallback file of every
 * picture that is copied.
 */
export function unseenCopy<Kind extends Node>(node: Kind): Kind {
  return document.implementation.createHTMLDocument().importNode(node, true);
}
