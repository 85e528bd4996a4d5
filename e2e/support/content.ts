import type { z } from 'zod';
import { leavesIn } from '@/lib/schema-leaves';

/**
 * Every text in a piece of content that its page shows, with white space collapsed: each string of its schema but those
 * marked with `unseen` (lib/fields.ts), such as names that a schema chooses from.
 * @param schema the schema of the content
 * @param content what the schema made of a content file, or a part of it
 */
export function textsIn(schema: z.core.$ZodType, content: unknown): string[] {
  return leavesIn(schema, content).flatMap(
    ({
      value,
      meta,
      schema: {
        _zod: { def },
      },
    }) => (def.type === 'string' && !('format' in def) && !meta?.unseen ? String(value).replace(/\s+/g, ' ') : []),
  );
}

/** Every `href` in a piece of content. */
export function linksIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, part]) =>
    name === 'href' && typeof part === 'string' ? [part] : linksIn(part),
  );
}
