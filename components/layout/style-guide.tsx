import { DetailSlide } from '@/components/sections/detail-slide';
import { People } from '@/components/sections/people';
import { Quote } from '@/components/sections/quote';
import { Sections } from '@/components/sections/section-renderer';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { MoreLink } from '@/components/ui/more-link';
import { Renditions } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import { detailPages } from '@/site/pages';
import type { Ground } from '@/lib/schemas/sections/base';
import type { Section } from '@/lib/schemas/sections';
import { styleGuide } from '@/content/style-guide';
import { pointsOf } from '@/lib/picture-points';
import pictures from '@/generated/pictures.json';
import type { SceneName } from '@/lib/schemas/parts';

const grounds: readonly Ground[] = ['paper', 'mist', 'sand', 'night'];
/** The colours and sizes of `@theme` (app/styles/tokens.css), as classes. */
const colours = [
  'bg-ground',
  'bg-raised',
  'bg-ink',
  'bg-muted',
  'bg-line',
  'bg-control',
  'bg-link',
  'bg-accent',
  'bg-accent-strong',
  'bg-on-accent',
  'bg-highlight',
  'bg-danger',
];
const sizes = [
  'text-small',
  'text-note',
  'text-base',
  'text-title',
  'text-heading-3',
  'text-heading-2',
  'text-heading-1',
  'text-display',
];

/** Both themes side by side. A page of development: it is not in the export. */
export function StyleGuide() {
  return (
    <div className="grid grid-cols-2">
      {(['day', 'night'] as const).map((theme) => (
        <div key={theme} data-scheme={theme} data-ground="paper" className="overflow-clip">
          <Guide theme={theme} />
        </div>
      ))}
    </div>
  );
}

/** Every token, primitive and section with real content. */
function Guide({ theme }: { theme: 'day' | 'night' }) {
  const withSlide = detailPages.find((page) => page.slide);
  return (
    <>
      <h1 className="measure py-12 text-display">{styleGuide.title}</h1>
      {grounds.map((ground) => (
        <section key={ground} data-ground={ground} className="measure grid gap-8 py-12">
          <h2 className="text-heading-2">{ground}</h2>
          <Colours />
          <div className="flex flex-wrap items-center gap-6">
            <ButtonLink href="/">{styleGuide.primary}</ButtonLink>
            <SiteLink href="/" className="button button-quiet">
              {styleGuide.quiet}
            </SiteLink>
            <MoreLink href="/">{styleGuide.more}</MoreLink>
            <Icon name="list" />
          </div>
        </section>
      ))}
      <section className="measure grid gap-6 py-12">
        <h2 className="text-heading-2">{styleGuide.type}</h2>
        {sizes.map((size) => (
          <p key={size} className={size}>
            {size}: {styleGuide.sample}
          </p>
        ))}
      </section>
      <section className="measure grid gap-6 py-12">
        <h2 className="text-heading-2">{styleGuide.scenes}</h2>
        <Scenes />
      </section>
      <section className="measure grid grid-cols-2 gap-6 py-12">
        {detailPages.slice(0, 4).map((page) => (
          <Renditions
            key={page.path}
            picture={theme === 'night' ? page.closing.picture : page.header.picture}
            sizes="36rem"
          />
        ))}
      </section>
      <Sections sections={examples()} />
      <Quote section={{ kind: 'quote', ...styleGuide.quote }} />
      <People section={{ kind: 'people', title: styleGuide.people.title }} people={styleGuide.people.named} />
      {withSlide?.slide && <DetailSlide page={withSlide} slide={withSlide.slide} />}
    </>
  );
}

/** Every scene that a picture can show, with the points that flags can be on. */
function Scenes() {
  return (
    <ul className="grid grid-cols-3 gap-4 text-small">
      {(Object.keys(pictures) as SceneName[]).map((scene) => (
        <li key={scene} className="grid content-start gap-2">
          <Renditions picture={{ scene, alt: '' }} sizes="12rem" small />
          <b>{scene}</b>
          {Object.keys(pointsOf(scene)).join(', ')}
        </li>
      ))}
    </ul>
  );
}

function Colours() {
  return (
    <ul className="flex flex-wrap gap-4">
      {colours.map((name) => (
        <li key={name} className="grid w-28 gap-2 text-small">
          <span className={`block h-14 rounded border border-line ${name}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The first section of every kind and layout that a page uses. */
function examples(): Section[] {
  const seen = new Map<string, Section>();
  for (const section of detailPages.flatMap((page) => page.sections)) {
    const variant = `${section.kind} ${'layout' in section ? section.layout : ''}`;
    if (!seen.has(variant)) seen.set(variant, { ...section, id: undefined });
  }
  return [...seen.values()];
}
