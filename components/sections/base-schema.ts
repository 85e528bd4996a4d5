import { z } from 'zod';
import { icon, id, paragraph, text, textOf } from '@/lib/fields';
import { ground, href } from '@/lib/schema';

/**
 * What every section has: an id when something jumps to it, a heading, the colour that it stands on. A heading that a
 * menu leads to repeats the menu's label; what the section argues stands with it as its claim.
 */
export const section = {
  id: id.optional(),
  title: text,
  claim: text.optional(),
  intro: paragraph.optional(),
  /** A note on the whole section, in small type below its heading, such as that its terms are samples. */
  note: text.optional(),
  ground: ground.optional(),
};

/** An invented example of what a card is about: lines of code, or a short list with its heading. */
export const sample = z.union([
  z.strictObject({
    code: z
      .array(textOf(1, 60, 'because it is a line of code in a tile'))
      .min(1)
      .max(4),
  }),
  z.strictObject({
    heading: textOf(1, 40),
    rows: z
      .array(z.strictObject({ name: textOf(1, 40), value: textOf(1, 24) }))
      .min(2)
      .max(5),
  }),
]);

/** A card that names something, and perhaps leads to the page about it. */
export const card = z
  .strictObject({
    title: text,
    description: paragraph,
    icon: icon.optional(),
    /** Fills the free half of a wide tile; below the words of a narrow one. */
    sample: sample.optional(),
    /** The page that says more. It is a link only when `readMore` is set (docs/requirements.md, "Detail pages"). */
    url: href.optional(),
    readMore: z.boolean().optional(),
  })
  .refine((one) => !one.readMore || one.url, { path: ['url'], error: 'expected an address, because readMore is set' });

/** A drawing that explains how something works (components/diagrams). */
export const diagram = z.strictObject({
  name: z.enum(['integration-flow', 'single-sign-on', 'dedicated-team']),
  alt: paragraph,
  caption: text.optional(),
  /** The words on the drawing, in the order that the drawing asks for. */
  labels: z.array(textOf(1, 24, 'because it stands on a drawing')).min(3),
  /** What the numbered discs on the drawing say, from 1. */
  legend: z.array(text).min(2).optional(),
});

export type Ground = z.infer<typeof ground>;
export type Diagram = z.infer<typeof diagram>;
export type Card = z.infer<typeof card>;
export type Sample = z.infer<typeof sample>;
