import { z } from 'zod';
import { matchTower } from './match-tower';
import { precisionRings } from './precision-rings';

/** The figures: one for each detail page, told apart by their `type`. */
export const figureSchema = z.discriminatedUnion('type', [precisionRings, matchTower]);

export type Figure = z.infer<typeof figureSchema>;
export type FigureOf<Type extends Figure['type']> = Extract<Figure, { type: Type }>;
