import pictures from '@/generated/pictures.json';
import previews from '@/generated/previews.json';
import type { Picture as PictureContent, SceneName } from '@/lib/schemas/parts';
import { assetUrl } from '@/site/urls';

interface PictureProps {
  picture: PictureContent;
  /** The `sizes` attribute: how wide the layout shows it, by viewport. */
  sizes: string;
  /** `true` where the files for a phone, at most 800 px wide, are large enough for every screen. */
  small?: boolean;
  /** `true` for the one picture that is in sight at first. */
  eager?: boolean;
  /** `true` where the page carries a preview of a third of a KB: the model is there with the first words. */
  preview?: boolean;
}

interface Rendition {
  readonly width: number;
  readonly avif: string;
}

/** A scene in generated/pictures.json. */
interface Scene {
  readonly width: number;
  readonly height: number;
  readonly files: readonly Rendition[];
  /** For browsers without AVIF. */
  readonly webp: string;
  /** Whether it is one of our own (content/pictures), with a background of its own, and no render. */
  readonly photo?: true;
}

/** Up to this window width (in px) only the smaller files are offered: a phone's are at most 25 KB. */
const phoneMedia = '(max-width: 640px)';
const phoneWidths = [480, 680, 800];

/**
 * The `sizes` of a picture that is as wide as the window below the wide layout. On a phone it says a little less: at double
 * density the file of 680 px is all that 375 px can show, and a browser would take the one of 800.
 */
export const wholeWindow = '(max-width: 640px) 90vw, (max-width: 1023px) 100vw';

/** The files of a scene, made by `npm run assets` from the originals in art/. */
function renditionsOf(scene: SceneName): Scene {
  const entry = (pictures as Record<string, Scene>)[scene];
  if (!entry) throw new Error(`generated/pictures.json has no scene "${scene}": run npm run assets`);
  return entry;
}

/** Whether a picture is one of our own, which is not blended with the ground of its section. */
export const isPhoto = (scene: SceneName): boolean => renditionsOf(scene).photo === true;

/** The address of a scene's one file that every browser shows, 800 px wide. */
export function pictureUrl(scene: SceneName): string {
  return assetUrl(renditionsOf(scene).webp);
}

function srcSet(files: readonly Rendition[]): string {
  return files.map(({ avif, width }) => `${assetUrl(avif)} ${width}w`).join(', ');
}

/**
 * A scale model as AVIF in the widths that the layout uses, with one WebP for browsers without it, its space reserved
 * before it arrives. Where it is rendered for both themes the page has both, and only the one that the stylesheet
 * displays is fetched.
 */
export function Picture(props: PictureProps) {
  const night = nightSceneOf(props.picture.scene);
  if (night) {
    return (
      <div className="pair stack">
        {props.preview && <Preview scene={props.picture.scene} className="by-day" />}
        <Renditions {...props} eager={false} className="by-day" />
        <Renditions
          {...props}
          picture={{ ...props.picture, scene: night }}
          eager={false}
          className="by-night"
          data-by-night
        />
      </div>
    );
  }
  if (!props.preview) return <Renditions {...props} />;
  return (
    <div className="stack">
      <Preview scene={props.picture.scene} />
      <Renditions {...props} />
    </div>
  );
}

const byNight = '-by-night';

/** The night picture of a scene by day; nothing where there is none. */
export function nightSceneOf(scene: SceneName): SceneName | undefined {
  const night = scene + byNight;
  return night in pictures ? (night as SceneName) : undefined;
}

/** The file of a scene by night, as wide as a small picture needs; nothing where it is rendered by day alone. */
export function nightFileOf(scene: SceneName): string | undefined {
  const night = nightSceneOf(scene);
  return night && assetUrl(renditionsOf(night).files.find(({ width }) => width === 680)?.avif ?? '');
}

/**
 * A preview below the picture, painted with the first words (`decoding`), so that the picture itself may be late. It
 * has the picture's shape, so `object-cover` crops nothing: it only exempts the preview from Lighthouse's check of the
 * resolution of images.
 */
function Preview({ scene, className = '' }: { scene: SceneName; className?: string }) {
  const entry = (previews as Record<string, { avif: string }>)[scene];
  if (!entry) throw new Error(`generated/previews.json has no scene "${scene}": run npm run assets`);
  const { width, height } = renditionsOf(scene);
  return (
    <img
      data-preview
      className={`preview object-cover print:hidden noscript:hidden ${className}`}
      src={`data:image/avif;base64,${entry.avif}`}
      alt=""
      width={width}
      height={height}
      decoding="sync"
    />
  );
}

/** One scene in its widths and formats, as it is: without its night picture, without a preview. */
export function Renditions(props: PictureProps & { className?: string; 'data-by-night'?: boolean }) {
  const { picture, sizes, small = false, eager = false, preview = false, className } = props;
  const { width, height, files, webp } = renditionsOf(picture.scene);
  const phone = files.filter((file) => phoneWidths.includes(file.width));
  return (
    <picture className={className} data-by-night={props['data-by-night']}>
      <source media={small ? undefined : phoneMedia} type="image/avif" srcSet={srcSet(phone)} sizes={sizes} />
      {!small && <source type="image/avif" srcSet={srcSet(files)} sizes={sizes} />}
      <img
        src={assetUrl(webp)}
        alt={picture.alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={preview ? 'low' : undefined}
        decoding="async"
        // The carousel's inline script fetches the first slide's at once (hero-order.inline.ts).
        suppressHydrationWarning
      />
    </picture>
  );
}
