import type { CustomFieldControlProps, CustomFieldPickedFile } from '@sveltia/cms';
import { createElement as h } from 'react';
import { pictureFault, widthFault, widthWhenCut } from '@/lib/picture-file';
import { tell } from './dialogs';

/**
 * A field that chooses a picture by looking at it: a scene, or one of our own, which is put into content/pictures.
 * @param pictures a small file of each scene by its name
 */
export function sceneField(pictures: Readonly<Record<string, string>>) {
  // What ends in "-by-night" is the other half of a scene, which the site adds by itself.
  const scenes = Object.entries(pictures).filter(
    ([name]) => !(name.replace(/-by-night$/, '') in pictures && name.endsWith('-by-night')),
  );

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
      const picked = (await pickFile({
        kind: 'image',
        accept: 'image/*,.jfif,.pjpeg',
        allowURL: false,
      })) as CustomFieldPickedFile | null;
      if (!picked) return;
      const reason = picked.file && (await refusalOf(picked.file));
      if (reason) tell(`This picture ${reason}`);
      else onChange(picked.value);
    };
    const shown = pictures[name] ?? (name.startsWith('blob:') ? name : undefined);
    return h(
      'div',
      { className: 'scene', id: forID },
      shown && h('img', { key: shown, src: shown, alt: '', width: 320, height: 240 }),
      h(
        'p',
        null,
        name.startsWith('blob:') ? 'Your picture, which is put into its folder when you save.' : name || 'None yet',
      ),
      h(
        'details',
        null,
        h('summary', null, 'Choose one of the site’s pictures'),
        h(
          'div',
          null,
          scenes.map(([scene]) => choose(scene)),
        ),
      ),
      h('button', { type: 'button', onClick: () => void pick() }, 'Use a picture of your own'),
    );
  };
}

/** What the site would say of a file when it makes a picture of it (scripts/assets/own-pictures.ts). */
async function refusalOf(file: Blob): Promise<string | undefined> {
  const fault = pictureFault(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (fault) return fault;
  const shown = await createImageBitmap(file).catch(() => undefined);
  return shown
    ? widthFault(widthWhenCut(shown.width, shown.height))
    : 'cannot be read. Open it in a program for pictures, and save it as JPG or PNG.';
}
