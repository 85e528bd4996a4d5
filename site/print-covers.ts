import { home } from './home';
import { detailPageAt } from './pages';
import { ui } from '@/content/interface';
import type { PrintPage } from '@/content/print';
import { homeSection, anchors, routes } from '@/content/routes';
import { streetPage } from '@/content/street';
import type { Picture, SceneName, Slide } from '@/lib/schemas/parts';
import { sectionPages } from './section-pages';

/** The cover of a page for printing: a scale model by night, and words from the page. */
export interface PrintCover {
  readonly subject?: string;
  readonly title: string;
  readonly line?: string;
  readonly picture: Picture;
}

/** The slide of the home page that leads to an address. @throws Error when none does */
function slideTo(href: string): Slide {
  const slide = home.hero.slides.find((candidate) => candidate.button.href === href);
  if (!slide) throw new Error(`content/home.yaml has no slide that leads to ${href}, so its brochure has no cover`);
  return slide;
}

/** The picture on the back of every print page: that of the home page's slide that leads to the form. */
export const backPicture = slideTo(homeSection(anchors.contact)).picture;

/** The whole model of a cover whose picture is a detail of it, for where the cover is small. */
export function wholeModelOf({ scene, alt }: Picture): Picture {
  return { scene: scene.replace(/-detail$/, '') as SceneName, alt };
}

/**
 * The cover of a print page: the page's own slide, or the home page's slide that leads to it.
 * @throws Error when there is neither
 */
export function coverOf({ source }: PrintPage): PrintCover {
  switch (source) {
    case routes.home:
      return { title: home.hero.title, picture: slideTo(routes.realEstate).picture };
    case routes.techstack: {
      const { name, title, lead } = sectionPages.techstack;
      return { subject: name, title, line: lead, picture: backPicture };
    }
    default: {
      const { name, header, slide } = detailPageAt(source);
      const { tagline, picture } = slide ?? slideTo(source);
      return { subject: name, title: header.title, line: tagline, picture };
    }
  }
}

/** The headings inside a print page, in their order: the contents on its cover. */
export function contentsOf({ source }: PrintPage): string[] {
  switch (source) {
    case routes.home: {
      const { whoWeAre, whatWeDo, ourServices, partners, techstack, careers } = home;
      const sections = [whoWeAre, whatWeDo, ourServices, streetPage, partners, techstack, careers];
      return [ui.hero.region, ...sections.map(({ title }) => title)];
    }
    case routes.techstack:
      return [];
    default:
      return detailPageAt(source).sections.map(({ title }) => title);
  }
}
