import { aboutParameter } from '@/lib/enquiry-href';
import { findForm } from './form-element';

/**
 * Takes the page that a link to the form has named out of the address (`enquiryHref`), which is clean afterwards.
 * The names of the pages stand in the HTML of the contact page (`pageNames`): no script carries them.
 *
 * @returns the page's name; undefined where the address names no page of this site
 */
export function takeAboutPage(): string | undefined {
  const slug = new URLSearchParams(location.hash.slice(1)).get(aboutParameter);
  const names = findForm()?.closest<HTMLElement>('[data-page-names]')?.dataset.pageNames;
  const name = slug && new URLSearchParams(names).get(slug);
  if (!name) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return name;
}
