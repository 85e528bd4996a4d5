import { home } from './home';
import { detailPageAt } from './pages';
import { ui } from '@/content/interface';
import type { Screen } from '@/content/daylight';
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
      return { subject: name, title, line: lead, picture: slideTo(homeSection(anchors.contact)).picture };
    }
    default: {
      const { name, header, slide } = detailPageAt(source);
      const { tagline, picture } = slide ?? slideTo(source);
      return { subject: name, title: header.title, line: tagline, picture };
    }
  }
}

/** The back of a page for printing: the page's own ending, and its model by night. */
export interface PrintBack {
  readonly title: string;
  readonly line: string;
  /** What to write, in the words of the page's button. */
  readonly action?: string;
  /** The model, by day where it is rendered for both. */
  readonly picture: Picture;
  /** The hour of the street that takes the model's place. */
  readonly hour?: Screen;
}

/** The back of a print page. Property owners see the street of the story, as its last door closes. */
export function backOf({ source }: PrintPage): PrintBack {
  switch (source) {
    case routes.home:
    case routes.techstack: {
      const { title, intro, picture } = home.contact;
      return { title, line: intro, picture };
    }
    default: {
      const { header, closing } = detailPageAt(source);
      const { question: title, next: line } = closing;
      const ending = { title, line, action: header.action, picture: header.picture };
      return source === routes.realEstate ? { ...ending, hour: 'dark' } : ending;
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
