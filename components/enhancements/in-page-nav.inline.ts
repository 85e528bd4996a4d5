import { whenParsed } from './document-state';
import { markCurrentSection } from './in-page-nav';

/** The inline script behind the in-page nav, whose sections are still to come. */
whenParsed(markCurrentSection);
