import index from '@/art/originals/index.json' with { type: 'json' };

type Points = Partial<Record<string, readonly number[]>>;

/**
 * The points of a scene that flags can stand on, by name, as the render measured them: shares of the picture's width and
 * height, from its top left corner.
 */
export function pointsOf(scene: string): Points {
  const scenes: Partial<Record<string, { readonly mode: string; readonly labels?: Points }>> = index;
  return scenes[scene]?.labels ?? {};
}
