import type { ArticleSource } from '@/lib/schemas/article';
import { accessibility } from './articles/accessibility';
import { privacy } from './articles/privacy';
import { propertyMatch } from './articles/property-match';
import { rehearsedMigration } from './articles/rehearsed-migration';
import { whatAnAddressIs } from './articles/what-an-address-is';

/**
 * Notes, cases and other written pages by their file: notes from the newest on, as they are listed. There is no case,
 * since the company is invented and a case is not.
 */
export const articleSources: Record<string, ArticleSource> = {
  'property-match': propertyMatch,
  'rehearsed-migration': rehearsedMigration,
  'what-an-address-is': whatAnAddressIs,
  privacy,
  accessibility,
};
