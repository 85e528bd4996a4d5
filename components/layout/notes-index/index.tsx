import { Closing } from '@/components/sections/closing';
import { Day } from '@/components/ui/day';
import { NoBreak } from '@/components/ui/no-break';
import { nightSceneOf, Picture, Renditions } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import { StructuredData } from '@/components/ui/structured-data';
import { notesWords, ui } from '@/content/interface';
import { routes } from '@/content/routes';
import { fill } from '@/lib/fill';
import type { Article } from '@/lib/schemas/article';
import { articlesOf } from '@/site/articles';
import { notesBreadcrumb } from '@/site/breadcrumb';
import { plainGraph } from '@/site/structured-data';
import { assetUrl } from '@/site/urls';
import { SectionBanner } from '../section-banner';
import styles from './notes-index.module.css';

const graph = plainGraph({
  path: routes.notes,
  name: notesWords.title,
  description: notesWords.lead,
  crumbs: notesBreadcrumb,
});

/** Every note, and every case where there is one, the newest first; the feed beside them. */
export function NotesIndex() {
  const cases = articlesOf('case');
  const [newest, ...notes] = articlesOf('note');
  return (
    <>
      <SectionBanner
        crumbs={notesBreadcrumb}
        title={notesWords.title}
        lead={notesWords.lead}
        picture={notesWords.picture}
        note={<a href={assetUrl('/notes.atom')}>{notesWords.feed}</a>}
      />
      {newest && <Newest article={newest} />}
      <List title={notesWords.list} articles={notes} />
      {cases.length > 0 && <List title={notesWords.cases} articles={cases} />}
      <Closing {...notesWords.closing} href={routes.contact} />
      <StructuredData graph={graph} />
    </>
  );
}

/** The newest note as the page's great figure: by night, whatever the ground of its model by day. */
function Newest({ article }: { article: Article }) {
  const { name, picture } = article;
  const night = nightSceneOf(picture.scene);
  return (
    <section data-ground="plum" aria-label={name} className={`section ${styles.newest}`}>
      <div className={`measure card-link ${styles.figure}`}>
        <Words article={article} heading="h2" />
        {night ? (
          <div className="pool">
            <Renditions picture={{ scene: night, alt: '' }} sizes="(max-width: 1023px) 100vw, 48rem" />
          </div>
        ) : (
          <Picture picture={{ ...picture, alt: '' }} sizes="(max-width: 1023px) 100vw, 48rem" />
        )}
      </div>
    </section>
  );
}

/** Articles with their models, each one target. */
function List({ title, articles }: { title: string; articles: readonly Article[] }) {
  return (
    <section data-ground="paper" aria-label={title} className={`section py-section ${styles.notes}`}>
      <div className="measure">
        <h2 className="sr-only">{title}</h2>
        <ul className={styles.list}>
          {articles.map((article) => (
            <li key={article.path} className={`card-link ${styles.item}`}>
              <Words article={article} />
              <Picture picture={{ ...article.picture, alt: '' }} sizes="(min-width: 768px) 17rem, 60vw" small />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What an article is about, for whom, and when it was published. */
function Words({ article, heading: Heading = 'h3' }: { article: Article; heading?: 'h2' | 'h3' }) {
  const { path, name, lead, published, customer } = article;
  return (
    <div className={styles.words}>
      <Heading className={styles.name}>
        <SiteLink href={path} className="card-link-target">
          <NoBreak text={name} />
        </SiteLink>
      </Heading>
      <p className="max-w-text text-base">{lead}</p>
      <p className="text-small text-muted">
        {customer && <>{fill(ui.articles.forCustomer, { customer })}, </>}
        {published && <Day date={published} />}
      </p>
    </div>
  );
}
