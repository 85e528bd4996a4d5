import { whenParsed } from 'next-documents/document-state';
import { followReading } from './in-page-nav';

/** The inline script behind the in-page nav, whose sections are still to come. */
whenParsed(followReading);
