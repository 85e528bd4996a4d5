import data from '@/generated/content/logos.json' with { type: 'json' };
import type { LogoId } from '@/lib/schemas/parts';
import type { Logo } from '@/lib/schemas/logos';

export type { LogoId } from '@/lib/schemas/parts';
export type { Logo } from '@/lib/schemas/logos';

/** Every logo by its id (content/logos.yaml). */
export const logos: Readonly<Record<LogoId, Logo>> = data.logos;

/** The marquee of the home page: 21 companies whose products we integrate, in this order. */
export const partnerLogos = (data.partners as LogoId[]).map((logo, index) => ({ id: index + 1, logo }));
