import { company } from '@/content/company';
import { familyPages } from './families';
import { home } from './home';
import { routes } from '@/content/routes';
import { streetPage, streetWords } from '@/content/street';
import pictures from '@/generated/pictures.json' with { type: 'json' };
import type { Picture } from '@/lib/schemas/parts';

/** The content of a page's social picture, which `npm run assets` draws. */
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

/** The home page, the page of the whole street, and every page whose family has a picture to show. */
export const socialPictures: readonly SocialPicture[] = [
  homePicture,
  { ...homePicture, path: routes.street, file: '/social/14-sample-street.png', title: streetPage.title },
  ...familyPages.flatMap(({ path, card }) => (card ? [{ path, file: fileOf(path, card.picture), ...card }] : [])),
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
  return socialPictures.find((picture) => picture.path === path) ?? homePicture;
}

/** The words that are in the picture. */
export function socialWords({ name, title }: SocialPicture) {
  return { brand: company.brand, host: new URL(company.origin).host, name, title };
}

/** The text alternative of the picture: its title, then the model. */
export function socialAlt({ title, picture }: SocialPicture): string {
  return `${title}. ${picture.alt.replace(/\.$/, '')}`;
}
