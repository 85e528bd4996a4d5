import { isEnquiryType, type EnquiryType } from './validation';

const eventName = 'enquiry:type';

/**
 * Chooses a type in the enquiry form, from anywhere. A form on this page hears the event; one on the next page, as
 * after Apply on another page, takes the choice from the document when it wakes.
 */
export function chooseEnquiryType(type: EnquiryType): void {
  document.documentElement.dataset.enquiryType = type;
  document.dispatchEvent(new CustomEvent<EnquiryType>(eventName, { detail: type }));
}

/** Calls back with the choice that is waiting, if one is, and with every later one, until the signal aborts. */
export function onEnquiryTypeChosen(choose: (type: EnquiryType) => void, signal: AbortSignal): void {
  const { dataset } = document.documentElement;
  function take(type: unknown) {
    delete dataset.enquiryType;
    if (isEnquiryType(type)) choose(type);
  }
  take(dataset.enquiryType);
  document.addEventListener(eventName, (event) => take((event as CustomEvent<unknown>).detail), { signal });
}
