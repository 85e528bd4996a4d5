import { z } from 'zod';
import { pageFolders, type PageFolder } from '@/lib/families';
import { id } from '@/lib/fields';

const files = z.array(id).default([]);

const orders: Partial<Record<PageFolder, typeof files>> = {
  pages: files.meta({ description: 'Solutions, services and integrations; each is shown with its own kind' }),
  articles: files.meta({ description: 'Notes from the newest on, cases, other pages' }),
};

/** The order of menus, cards, lists and the footer: files of a folder by their names. What is not named here comes last, an article first. */
export const orderSchema = z.strictObject(
  Object.fromEntries(pageFolders.map((folder) => [folder, orders[folder] ?? files])) as Record<
    PageFolder,
    typeof files
  >,
);
