/**
 * Hides the preview of a picture when the picture itself can be painted: the edges of a model are translucent, and the
 * coarse preview would show through. Without scripts no preview is shown at all (components/ui/picture.tsx). A picture by
 * night is marked: a tile turns dark once it is there (app/styles/night.css).
 */
export function hidePreviews(): void {
  // In development React hydrates the whole page, and would report the attribute as a mismatch.
  if (process.env.NODE_ENV === 'development') return;
  // The `load` event of an image does not bubble, so it is captured.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      if (target.closest('[data-by-night]')) target.dataset.loaded = '';
      void hideBelow(target);
    },
    true,
  );
}

async function hideBelow(picture: HTMLImageElement): Promise<void> {
  const preview = picture.closest('picture')?.parentElement?.querySelector<HTMLImageElement>('[data-preview]');
  if (!preview) return;
  await picture.decode().catch(() => undefined);
  preview.hidden = true;
}
