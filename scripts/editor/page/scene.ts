import type { CustomFieldControlProps, CustomFieldPickedFile } from '@sveltia/cms';
import { createElement as h } from 'react';

/**
 * A field that chooses a picture by looking at it: a scene, or one of our own, which is put into content/pictures.
 * @param pictures a small file of each scene by its name
 */
export function sceneField(pictures: Readonly<Record<string, string>>) {
  // What ends in "-by-night" is the other half of a scene, which the site adds by itself.
  const scenes = Object.entries(pictures).filter(([name]) => !(name.replace(/-by-night$/, '') in pictures && name.endsWith('-by-night')));

  return function Scene({ value, onChange, pickFile, forID }: CustomFieldControlProps) {
    const name = typeof value === 'string' ? value : '';
    const choose = (scene: string) =>
      h(
        'button',
        {
          key: scene,
          type: 'button',
          'aria-pressed': scene === name,
          onClick: (event: { currentTarget: Element }) => {
            event.currentTarget.closest('details')?.removeAttribute('open');
            onChange(scene);
          },
        },
        h('img', { src: pictures[scene], alt: '', loading: 'lazy', width: 160, height: 120 }),
        scene,
      );
    const pick = async () => {
      const picked = (await pickFile({ kind: 'image', accept: 'image/jpeg,image/png,image/heic,image/heif,.heic,.heif', allowURL: false })) as CustomFieldPickedFile | null;
      if (picked) onChange(picked.value);
    };
    const shown = pictures[name] ?? (name.startsWith('blob:') ? name : undefined);
    return h(
      'div',
      { className: 'scene', id: forID },
      // HEIC, as phones make it, is shown by few browsers; the site makes a picture of it when it is saved.
      shown && h('img', { key: shown, src: shown, alt: '', width: 320, height: 240, onError: ({ currentTarget }: { currentTarget: HTMLElement }) => (currentTarget.hidden = true) }),
      h('p', null, name.startsWith('blob:') ? 'Your picture, which is put into its folder when you save.' : name || 'None yet'),
      h('details', null, h('summary', null, 'Choose one of the site’s pictures'), h('div', null, scenes.map(([scene]) => choose(scene)))),
      h('button', { type: 'button', onClick: () => void pick() }, 'Use a picture of your own'),
    );
  };
} // prettier-ignore
