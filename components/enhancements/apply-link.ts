import { followedLink } from './links';

/**
 * Makes links marked `data-enquiry-type` choose that type in the form of their page; without a script the visitor
 * chooses it there. It clicks the radio, so that the form gets the same events as from the visitor.
 */
export function followApplyLinks(): void {
  document.addEventListener('click', (event) => {
    const type = followedLink(event)?.dataset.enquiryType;
    if (type) document.querySelector<HTMLElement>(`form [type=radio][value="${type}"]`)?.click();
  });
}
