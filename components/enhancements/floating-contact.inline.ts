import { whenParsed } from './document-state';
import { placeFloatingContact } from './floating-contact';

/** The inline script behind the floating way to the form; the bands that it keeps off may still be to come. */
whenParsed(placeFloatingContact);
