import { home as source } from '@/content/home';
import { parseContent } from '@/lib/parse-content';
import { homeSchema } from '@/lib/schemas/home';

/** The home page, checked. @throws Error that names the field and what was expected */
export const home = parseContent('content/home.ts', homeSchema, source);
