import { company } from '@/content/company';
import { ui } from '@/content/interface';
import { vacancyPath } from '@/lib/addresses';
import { articles } from './articles';
import { home } from './home';
import { detailPages } from './pages';
import { routes } from '@/content/routes';
import { streetWords } from '@/content/street';
import pictures from '@/generated/pictures.json' with { type: 'json' };
import type { Picture } from '@/lib/schema';

/** What a page's social picture shows; `npm run assets` draws it. */
export interface SocialPicture {
  readonly path: string;
  /** Its address in public/: '/' is home.png, '/a/b' is a-b.png, and a-b.jpg where it shows a photo. */
  readonly file: string;
  /** The page's name, in small type above the title; the home page has its brand alone. */
  readonly name?: string;
  readonly title: string;
  /** A scale model, or the street of the story (content/street.yaml). */
  readonly picture: Picture | { readonly scene: 'street'; readonly alt: string };
}

/** Size in px, the one that every network takes for a large card (Open Graph and Twitter: 1.91 to 1). */
export const socialSize = { width: 1200, height: 630 } as const;

const homePicture: SocialPicture = {
  path: routes.home,
  file: '/social/home.png',
  title: home.hero.title,
  picture: { scene: 'street', alt: streetWords.picture },
};

/** The main pages: home, every page of content/pages, every note, case and other written page, every vacancy. */
export const socialPictures: readonly SocialPicture[] = [
  homePicture,
  ...detailPages.map(({ path, name, header }) => ({
    path,
    file: fileOf(path, header.picture),
    name,
    title: header.title,
    picture: header.picture,
  })),
  ...articles.map(({ family, path, name, title, picture }) => ({
    path,
    file: fileOf(path, picture),
    name: family !== 'page' ? ui.articles[family] : name === title ? undefined : name,
    title,
    picture,
  })),
  ...home.careers.vacancies.map((vacancy) => ({
    path: vacancyPath(vacancy),
    file: fileOf(vacancyPath(vacancy), vacancy.picture),
    name: ui.careers,
    title: vacancy.role,
    picture: vacancy.picture,
  })),
];

/** A photo of our own (content/pictures) would be several times as large in a PNG, where a scale model is small and sharp. */
function fileOf(path: string, { scene }: Picture): string {
  const { photo } = (pictures as Partial<Record<string, { readonly photo?: true }>>)[scene] ?? {};
  return `/social/${path.slice(1).replaceAll('/', '-')}.${photo ? 'jpg' : 'png'}`;
}

/** The media type of a social picture. */
export const socialType = ({ file }: SocialPicture) => (file.endsWith('.jpg') ? 'image/jpeg' : 'image/png');

/** The social picture of a page; a page that is a section of the home page shows the home page's. */
export function socialPictureOf(path: string): SocialPicture {
  return socialPictures.find((one) => one.path === path) ?? homePicture;
}

/** The words that are in the picture. */
export function socialWords({ name, title }: SocialPicture) {
  return { brand: company.brand, host: new URL(company.origin).host, name, title };
}

/** What the picture says, for those who do not see it: its title first, then the model. */
export function socialAlt({ title, picture }: SocialPicture): string {
  return `${title}. ${picture.alt.replace(/\.$/, '')}`;
}
