import { form as words } from '@/content/interface';
import { aboutParameter, typeParameter } from '@/site/enquiry-href';
import type { EnquiryType } from './validation';

/**
 * Takes the page that a link to the form has named out of the address (`enquiryHref`), which is clean afterwards.
 * The names of the pages stand in the HTML of the contact page (`pageNames`): no script carries them.
 *
 * @returns the page's name, and the type of enquiry where the link names one; undefined where the address names no page of
 *   this site
 */
export function takeAboutPage(form: HTMLFormElement): { name: string; type?: EnquiryType } | undefined {
  const parameters = new URLSearchParams(location.hash.slice(1));
  const slug = parameters.get(aboutParameter);
  const names = form.closest<HTMLElement>('[data-page-names]')?.dataset.pageNames;
  const name = slug && new URLSearchParams(names).get(slug);
  if (!name) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return { name, type: words.enquiryTypes.find((type) => type === parameters.get(typeParameter)) };
}
