import { followedLink } from './links';

/**
 * Makes links marked `data-enquiry-type` choose that type in the form of their page. They stand beside that form; without
 * a script the visitor chooses there. A click, so that the form hears of it as of the visitor's own.
 */
export function followApplyLinks(): void {
  document.addEventListener('click', (event) => {
    const type = followedLink(event)?.dataset.enquiryType;
    if (type) document.querySelector<HTMLElement>(`form [type=radio][value="${type}"]`)?.click();
  });
}
