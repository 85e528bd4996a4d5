import { routes } from '@/content/routes';

/** The name of the fragment's parameter that tells the form which page an enquiry is about. */
export const aboutParameter = 'about';

/** The name of the parameter that chooses the type of the enquiry. */
export const typeParameter = 'type';

/** The name of a detail page in the fragment of the contact page's address: the last part of its own address. */
export function aboutSlug(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * The address of the enquiry form for a reader of a detail page: the form then says which page the enquiry is about.
 * Like every `href` of content it does not hold the base path; links add that (`assetUrl`).
 *
 * @param path the page; without one, the plain contact page
 * @param type the enquiry type that the form chooses, such as 'Career' for a vacancy
 */
export function enquiryHref(path?: string, type?: string): string {
  if (!path) return routes.contact;
  const chosen = type ? `&${typeParameter}=${type}` : '';
  return `${routes.contact}#${aboutParameter}=${aboutSlug(path)}${chosen}`;
}
