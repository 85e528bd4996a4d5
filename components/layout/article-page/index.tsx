import { Closing } from '@/components/sections/closing';
import { Sections } from '@/components/sections/section-renderer';
import { DownloadLink } from '@/components/ui/download-link';
import { Day } from '@/components/ui/day';
import { DraftMark } from '@/components/ui/draft-mark';
import { nightSceneOf } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import { StructuredData } from '@/components/ui/structured-data';
import { ui } from '@/content/interface';
import { personPath } from '@/lib/addresses';
import { fill } from '@/lib/fill';
import { routes } from '@/content/routes';
import type { Article } from '@/lib/schemas/article';
import { breadcrumbOf } from '@/site/breadcrumb';
import { enquiryHref } from '@/site/enquiry-href';
import { people } from '@/site/people';
import { pageNameOf } from '@/site/page-names';
import { articleGraph } from '@/site/structured-data';
import { SectionBanner } from '../section-banner';
import styles from './article-page.module.css';

/** A note, a case or another written page: its first screen with who wrote it and when, its sections, where to go on. */
export function ArticlePage({ article }: { article: Article }) {
  const action = actionOf(article);
  return (
    <>
      <DraftMark draft={article.draft} />
      <SectionBanner
        crumbs={breadcrumbOf(article)}
        title={article.title}
        lead={article.lead}
        picture={{ ...article.picture, scene: nightSceneOf(article.picture.scene) ?? article.picture.scene }}
        action={article.action && action}
        note={<Byline article={article} />}
      />
      <Sections sections={article.sections} />
      <ArticleEnd article={article} />
      {article.closing && <Closing {...article.closing} action={action.label} href={action.href} />}
      <StructuredData graph={articleGraph(article)} />
    </>
  );
}

/** What its buttons say and where they lead; an enquiry from a page that is not a note or a case says which page it was. */
function actionOf({ action, family, path }: Article): { label: string; href: string } {
  const { label, href } = action ?? { label: ui.contactUs, href: routes.contact };
  return { label, href: href === routes.contact && family === 'page' ? enquiryHref(path) : href };
}

/** Who wrote an article and when, and about whom; of another page, the day of its last change. */
function Byline({ article: { family, author, customer, published, updated, note } }: { article: Article }) {
  const writer = people.find(({ id }) => id === author);
  return (
    <>
      {family !== 'page' && (
        <span>{writer ? <SiteLink href={personPath(writer)}>{writer.name}</SiteLink> : ui.articles.author}</span>
      )}
      {customer && <span>{fill(ui.articles.forCustomer, { customer })}</span>}
      {published && family !== 'page' && <Day date={published} />}
      {updated && updated !== published && (
        <span>
          {ui.articles.updated} <Day date={updated} />
        </span>
      )}
      {note && <span className={styles.note}>{note}</span>}
    </>
  );
}

/** The files that belong to an article, what it is based on, and the pages that say more. */
function ArticleEnd({ article: { files, related, sources } }: { article: Article }) {
  if (!files && !related && !sources) return null;
  return (
    <section data-ground="mist" aria-label={ui.articles.end} className="section py-section">
      <div className={`measure ${styles.end}`}>
        {(files || related) && (
          <div className={styles.column}>
            {files && (
              <div>
                <h2 className="text-heading-3">{ui.articles.files}</h2>
                <ul className="ruled">
                  {files.map(({ file, about }) => (
                    <li key={file} className={styles.link}>
                      <p>
                        <DownloadLink name={file} />
                      </p>
                      <p>{about}</p>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {related && (
              <div>
                <h2 className="text-heading-3">{ui.readNext}</h2>
                <ul className="ruled">
                  {related.map(({ path, why }) => (
                    <li key={path} className={styles.link}>
                      <SiteLink href={path}>{pageNameOf(path)}</SiteLink>
                      <p>{why}</p>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        )}
        {sources && (
          <div>
            <h2 className="text-heading-3">{ui.sources}</h2>
            <ul className="ruled">
              {sources.map(({ name, url, date }) => (
                <li key={url} className={styles.link}>
                  <a href={url} rel="external">
                    {name}
                  </a>
                  {date && (
                    <p>
                      {ui.lookedAt} <Day date={date} />
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
