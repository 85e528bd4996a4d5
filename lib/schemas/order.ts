import { z } from 'zod';
import { id } from '@/lib/fields';

const files = z.array(id).default([]);

/** The order of menus, cards, lists and the footer: files of a folder by their names. What is not named here comes last, an article first. */
export const orderSchema = z.strictObject({
  pages: files.meta({ description: 'Solutions, services and integrations; each is shown with its own kind' }),
  'section-pages': files,
  articles: files.meta({ description: 'Notes from the newest on, cases, other pages' }),
  vacancies: files,
  people: files,
});
