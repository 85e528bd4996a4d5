import { whenActivated } from './document-state';
import { followedLink } from './links';

/** Where the choice waits while the visitor is on the way to the page with the form. */
const storageKey = 'enquiry-type';

/** Makes links marked `data-enquiry-type` choose that type in the enquiry form, on this page or on the next. */
export function followApplyLinks(): void {
  document.addEventListener('click', (event) => {
    const type = followedLink(event)?.dataset.enquiryType;
    if (!type || choose(type)) return;
    try {
      sessionStorage.setItem(storageKey, type);
    } catch {
      // Storage is blocked: the visitor chooses in the form.
    }
  });
}

/** Chooses in this page's form what a link of the page before has asked for. */
export function chooseEnquiryType(): void {
  whenActivated(() => {
    try {
      const type = sessionStorage.getItem(storageKey);
      if (type && choose(type)) sessionStorage.removeItem(storageKey);
    } catch {
      // As above.
    }
  });
}

/** A click, so that the form hears of it as of the visitor's own. */
function choose(type: string): boolean {
  const radio = document.querySelector<HTMLElement>(`form [type=radio][value="${type}"]`);
  radio?.click();
  return Boolean(radio);
}
