import { whenParsed } from 'next-documents/document-state';
import { placeFloatingContact } from './floating-contact';

/** The inline script behind the floating link to the form; it waits until those that hide the link are parsed. */
whenParsed(placeFloatingContact);
