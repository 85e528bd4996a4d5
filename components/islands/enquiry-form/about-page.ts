import { aboutParameter, typeParameter } from '@/site/enquiry-href';
import { setValue } from './form-element';

/** What this entry of the browser's history keeps of a link's fragment: a reload brings it back, no other page has it. */
interface EntryState {
  readonly about?: string;
}

/**
 * Takes the page that a link to the form has named, and the type of enquiry, out of the address (`enquiryHref`) and into
 * the form. The names of the pages stand in the HTML of the contact page (`pageNames`): no script carries them.
 */
export function takeAboutPage(form: HTMLFormElement): void {
  const parameters = new URLSearchParams(location.hash.slice(1));
  const slug = parameters.get(aboutParameter);
  const names = form.closest<HTMLElement>('[data-page-names]')?.dataset.pageNames;
  const name = slug && new URLSearchParams(names).get(slug);
  const before = (history.state as EntryState | null)?.about;
  if (!name) return before ? setValue(form, 'about', before) : undefined;
  rememberAbout(name, location.pathname + location.search);
  setValue(form, 'about', name);
  // A link with an unknown type leaves all types unchosen.
  setValue(form, 'enquiryType', parameters.get(typeParameter) ?? '');
}

/** Takes the page out of the form again, for good. */
export function removeAboutPage(form: HTMLFormElement): void {
  rememberAbout();
  setValue(form, 'about', '');
}

function rememberAbout(about?: string, address?: string): void {
  history.replaceState({ ...(history.state as EntryState | null), about }, '', address);
}
