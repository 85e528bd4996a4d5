import { hidePreviews } from './previews';

const decoded: (() => void)[] = [];
beforeAll(() => {
  HTMLImageElement.prototype.decode = () => new Promise((resolve) => decoded.push(resolve));
  hidePreviews();
});

it('hides a preview when the picture above it is decoded, and not when the preview itself is there', async () => {
  document.body.innerHTML =
    '<div><img data-preview alt=""><picture><img alt="A model"></picture></div><img alt="A logo">';
  const [preview, picture, logo] = document.images as unknown as [HTMLImageElement, HTMLImageElement, HTMLImageElement];
  for (const image of [preview, logo, picture]) image.dispatchEvent(new Event('load'));
  expect(decoded).toHaveLength(1);
  expect(preview).toBeVisible();
  decoded[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(preview).not.toBeVisible();
});
