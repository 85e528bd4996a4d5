import { Closing } from '@/components/sections/closing';
import { Day } from '@/components/ui/day';
import { NoBreak } from '@/components/ui/no-break';
import { Picture } from '@/components/ui/picture';
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
  return (
    <>
      <SectionBanner
        crumbs={notesBreadcrumb}
        title={notesWords.title}
        lead={notesWords.lead}
        picture={notesWords.picture}
        note={<a href={assetUrl('/notes.atom')}>{notesWords.feed}</a>}
      />
      <List title={notesWords.list} articles={articlesOf('note')} />
      {cases.length > 0 && <List title={notesWords.cases} articles={cases} />}
      <Closing {...notesWords.closing} href={routes.contact} />
      <StructuredData graph={graph} />
    </>
  );
}

/** Articles as rows with their models, each one target. */
function List({ title, articles }: { title: string; articles: readonly Article[] }) {
  return (
    <section data-ground="paper" aria-label={title} className="section py-section">
      <div className="measure">
        <h2 className="sr-only">{title}</h2>
        <ul className={styles.list}>
          {articles.map(({ path, name, lead, published, customer, picture }) => (
            <li key={path} className={`card-link ${styles.item}`}>
              <div className={styles.words}>
                <h3 className="text-heading-2">
                  <SiteLink href={path} className="card-link-target">
                    <NoBreak text={name} />
                  </SiteLink>
                </h3>
                <p className="max-w-text text-base">{lead}</p>
                <p className="text-small text-muted">
                  {customer && <>{fill(ui.articles.forCustomer, { customer })}, </>}
                  {published && <Day date={published} />}
                </p>
              </div>
              <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 768px) 24rem, 60vw" small />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
