import { z } from 'zod';
import { icon, id, paragraph, text, textOf } from '@/lib/fields';
import { citationSchema, ground, href } from '../parts';

const head = z.enum(['beside', 'above', 'inside', 'column', 'half']);

/**
 * What every section has: an id when something jumps to it, a heading, the colour that it is on. A heading that a
 * menu leads to repeats the menu's label; what the section argues is with it as its claim.
 */
export const section = {
  id: id.optional(),
  /** Not on the real site yet: shown, and marked, in development and in previews. */
  draft: z.boolean().optional(),
  /** Shown only while visits are counted (`measurement` in content/company.yaml), or only while they are not. */
  when: z.enum(['measured', 'unmeasured']).optional(),
  title: text,
  claim: text.optional(),
  intro: paragraph.optional(),
  /** A note on the whole section, in small type below its heading, such as that its terms are samples. */
  note: text.optional(),
  ground: ground.optional(),
  /**
   * How its heading stands. `beside`: at the left, its words or its content at the right. `above`: alone, and large.
   * `inside`: large within the page's one great figure. `column`: at the left, with the whole content beside it. `half`:
   * above its content in one half of a large window, whose other half has the section after it. Without it the page
   * decides (site/section-heads.ts).
   */
  head: head.optional(),
  /** What it says about others rests on: not shown, but read again once a year. */
  sources: z.array(citationSchema).min(1).optional(),
};

/** A card that names something, and perhaps leads to the page about it. */
export const card = z
  .strictObject({
    title: text,
    description: paragraph,
    icon: icon.optional(),
    /** The page that says more. It is a link only when `readMore` is set (docs/requirements.md, "Detail pages"). */
    url: href.optional(),
    readMore: z.boolean().optional(),
  })
  .refine(({ readMore, url }) => !readMore || url, {
    path: ['url'],
    error: 'expected an address, because readMore is set',
  });

/** A drawing that explains how something works (components/figures/diagram). */
export const diagram = z.strictObject({
  name: z.enum(['integration-flow', 'single-sign-on']),
  alt: paragraph.meta({ unseen: true }),
  caption: text.optional(),
  /** The words on the drawing, in the order that the drawing asks for. */
  labels: z.array(textOf(1, 24, 'because it stands on a drawing')).min(3),
  /** What the numbered discs on the drawing say, from 1. */
  legend: z.array(text).min(2).optional(),
});

export type Head = z.infer<typeof head>;
export type Ground = z.infer<typeof ground>;
export type Diagram = z.infer<typeof diagram>;
export type Card = z.infer<typeof card>;
