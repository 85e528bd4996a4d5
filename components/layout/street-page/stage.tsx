import { SiteLink } from '@/components/ui/site-link';
import { lights, screens, things, windows, type Light } from '@/content/daylight';
import { ui } from '@/content/interface';
import { chapterOnStreet, chapters, streetPage, streetWords } from '@/content/street';
import made from '@/generated/daylight.json';
import '@/generated/daylight.css';
import { StreetStill } from '@/components/ui/street-still';
import { assetUrl } from '@/site/urls';
import { Marks } from './marks';
import styles from './street-page.module.css';

type Layer = keyof typeof made.layers;

/** Up to this window width (in px) only the smallest file of a layer is offered. */
const phoneMedia = '(max-width: 640px)';
/** A little less than the model is wide (street-page.module.css): the next larger file would be half as heavy again. */
const sizes = '(min-width: 1024px) min(80vw, 130vh), min(168vw, 92vh)';
/** What is on before sunrise, and fetched first. */
const first: readonly Light[] = ['sky', 'lamps'];
/** What falls on the whole street. */
const everywhere = lights.filter((light) => light !== 'headlamps');

/**
 * The stage of the page: the street, to which each light is added by the blend mode `screen`, as bright as it is at the
 * place where the page is (generated/daylight.css). It needs no script.
 */
export function Stage() {
  return (
    <div className={styles.stage}>
      <div className={styles.sky} aria-hidden="true">
        {screens.map((screen) => (
          <div key={screen} className={`street-sky ${styles.hour}`} data-screen={screen} />
        ))}
        <div className={styles.sun} />
      </div>
      <div className={`street-model ${styles.model}`}>
        <div className={`street-lights ${styles.lights}`}>
          {everywhere.map((light) =>
            light === 'blue' ? (
              <Blue key={light} />
            ) : (
              <picture key={light} className={`street-light ${styles.light}`} data-light={light}>
                <LayerFiles
                  layer={light}
                  alt={light === 'sky' ? streetWords.picture : ''}
                  eager={first.includes(light)}
                />
              </picture>
            ),
          )}
          {Object.keys(windows).map((name) => (
            <picture key={name} className={`street-window ${styles.part} ${styles.light}`} data-window={name}>
              <LayerFiles layer="windows" alt="" />
            </picture>
          ))}
        </div>
        {Object.entries(things).map(([name, thing]) => (
          <div key={name} className={`street-thing ${styles.part}`} data-thing={name} aria-hidden="true">
            {thing.lights.map((light) =>
              light === 'blue' ? (
                <Blue key={light} />
              ) : (
                <picture key={light} className={`street-light ${styles.light}`} data-light={light}>
                  <LayerFiles layer={`things-${light === 'headlamps' ? 'lamps' : light}` as Layer} alt="" />
                </picture>
              ),
            )}
          </div>
        ))}
        <Marks />
        <div className={styles.office} aria-hidden="true">
          <StreetStill screen="office" sizes="(min-width: 1024px) 27vw, 50vw" />
          <p>{streetPage.office}</p>
        </div>
      </div>
      <nav data-ground="night" className={styles.marks} aria-label={ui.chapter.others}>
        <ol>
          {chapters.map((chapter) => (
            <li key={chapter.state}>
              <SiteLink href={chapterOnStreet(chapter)}>{chapter.name}</SiteLink>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

/** What dusk takes out of the light of the sky; it lies over that layer alone. */
const Blue = () => <span className={`street-light ${styles.blue}`} data-light="blue" />;

function LayerFiles({ layer, alt, eager = false }: { layer: Layer; alt: string; eager?: boolean }) {
  const widths = Object.entries(made.layers[layer]);
  const [smallestWidth = '', smallest = ''] = widths[0] ?? [];
  const { width, height } =
    layer === 'windows' ? made.sheets.windows : layer.startsWith('things') ? made.sheets.things : made;
  return (
    <>
      <source media={phoneMedia} srcSet={`${assetUrl(smallest)} ${smallestWidth}w`} sizes={sizes} />
      <img
        src={assetUrl(smallest)}
        srcSet={widths.map(([width, file]) => `${assetUrl(file)} ${width}w`).join(', ')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        fetchPriority={eager ? 'high' : 'auto'}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </>
  );
}
