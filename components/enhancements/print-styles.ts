import { whenLoaded } from 'next-documents/document-state';
import { afterNextFrame } from './frames';

/**
 * Has the browser fetch the stylesheet for paper, which is disabled in the head, when the page and its first pictures
 * are there: fetched at once, it would share a phone's connection with them.
 */
export function loadPrintStyles(): void {
  whenLoaded(() => afterNextFrame(() => document.querySelector('link[media=print]')?.removeAttribute('disabled')));
}
