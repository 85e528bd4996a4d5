import { globalRegistry, type z } from 'zod';

/**
 * Every text in a piece of content that its page shows, with white space collapsed: each string of its schema but those
 * marked with `unseen` (lib/fields.ts). Names that a schema chooses from, such as addresses and icons, are no strings there.
 * @param schema the schema of the content
 * @param content what the schema made of a content file, or a part of it
 */
export function textsIn(schema: z.core.$ZodType, content: unknown): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (content === undefined || content === null) return [];
  switch (def.type) {
    case 'string':
      if ('format' in def || globalRegistry.get(schema)?.unseen) return [];
      return [String(content).replace(/\s+/g, ' ')];
    case 'object': {
      const parts = content as Record<string, unknown>;
      return Object.entries(def.shape).flatMap(([name, part]) => textsIn(part, parts[name]));
    }
    case 'array':
      return (content as unknown[]).flatMap((part) => textsIn(def.element, part));
    case 'tuple':
      return (content as unknown[]).flatMap((part, at) => {
        const item = def.items[at] ?? def.rest;
        return item ? textsIn(item, part) : [];
      });
    case 'record':
      return Object.values(content).flatMap((part) => textsIn(def.valueType, part));
    case 'union': {
      const fitting = (def.options as z.ZodType[]).find((option) => option.safeParse(content).success);
      if (!fitting) throw new Error(`No kind of content fits ${JSON.stringify(content).slice(0, 80)}`);
      return textsIn(fitting, content);
    }
    case 'optional':
    case 'default':
    case 'nullable':
    case 'readonly':
      return textsIn(def.innerType, content);
    case 'pipe':
      return textsIn(def.in, content);
    case 'lazy':
      return textsIn(def.getter(), content);
    default:
      return [];
  }
}

/** Every `href` in a piece of content. */
export function linksIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, part]) =>
    name === 'href' && typeof part === 'string' ? [part] : linksIn(part),
  );
}
