/** The address that dials a number such as "+65 6123 4567" (RFC 3966: without its blanks). */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
