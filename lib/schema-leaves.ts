import { globalRegistry, type z } from 'zod';

/** A value in content that has no parts, with what its schema says about it. */
export interface Leaf {
  readonly path: readonly PropertyKey[];
  readonly value: unknown;
  readonly schema: z.core.$ZodType;
  readonly meta: z.core.GlobalMeta | undefined;
}

/** Every text, number and switch in valid content, by the schema that it fits. */
export function leavesIn(schema: z.core.$ZodType, value: unknown, path: readonly PropertyKey[] = []): Leaf[] {
  if (value === undefined || value === null) return [];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const below = (part: z.core.$ZodType | null | undefined, of: unknown, key: PropertyKey) =>
    part ? leavesIn(part, of, [...path, key]) : [];
  switch (def.type) {
    case 'object':
      return Object.entries(value).flatMap(([key, field]) => below(def.shape[key], field, key));
    case 'array':
      return (value as unknown[]).flatMap((entry, index) => below(def.element, entry, index));
    case 'tuple':
      return (value as unknown[]).flatMap((entry, index) => below(def.items[index] ?? def.rest, entry, index));
    case 'union':
      return leavesIn(fitting(def, value), value, path);
    case 'optional':
    case 'default':
    case 'nullable':
    case 'readonly': {
      const meta = globalRegistry.get(schema);
      const leaves = leavesIn(def.innerType, value, path);
      return meta
        ? leaves.map((leaf) => (leaf.meta || leaf.path.length > path.length ? leaf : { ...leaf, meta }))
        : leaves;
    }
    default:
      return [{ path, value, schema, meta: globalRegistry.get(schema) }];
  }
}

/** The one of a union's schemas that a value fits; by its discriminator where there is one. */
function fitting(def: z.core.$ZodUnionDef, value: unknown): z.core.$ZodType {
  const { discriminator } = def as z.core.$ZodDiscriminatedUnionDef;
  const kindOf = (option: z.core.$ZodType) => option._zod.propValues?.[discriminator];
  const option = discriminator
    ? def.options.find((candidate) => kindOf(candidate)?.has((value as Record<string, string>)[discriminator] ?? ''))
    : def.options.find((candidate) => (candidate as z.ZodType).safeParse(value).success);
  if (!option) throw new Error(`No kind of content fits ${JSON.stringify(value).slice(0, 80)}`);
  return option;
}
