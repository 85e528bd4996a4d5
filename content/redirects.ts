import data from '@/generated/content/redirects.json' with { type: 'json' };
import type { Redirect } from '@/lib/schemas/redirects';

/** Every address that has moved or is gone, the newest last (content/redirects.yaml). */
export const redirects: readonly Redirect[] = data.moved;
