/** @jest-environment node */
import { absoluteUrl } from './urls';
import { articles } from './articles';
import { pageMetadata } from './metadata';
import { socialPictureOf } from './social';

jest.mock('@/generated/pictures.json', () => {
  const pictures = jest.requireActual<Record<string, object>>('@/generated/pictures.json');
  const { privacy } = jest.requireActual<Record<string, { picture: { scene: string } }>>(
    '@/generated/content/articles.json',
  );
  const scene = privacy?.picture.scene ?? '';
  return { ...pictures, [scene]: { ...pictures[scene], photo: true } };
});

it('says of a card that shows a photo that it is a JPEG', () => {
  const [page] = articles.filter(({ path }) => path === '/privacy');
  if (!page) throw new Error('There is no page on privacy.');
  expect(socialPictureOf(page.path).file).toBe('/social/privacy.jpg');
  expect(pageMetadata(page).openGraph?.images).toEqual([
    expect.objectContaining({ url: absoluteUrl('/social/privacy.jpg'), type: 'image/jpeg' }),
  ]);
});
