import type { PageFacts } from './read-page';

interface PreviewProps {
  page: PageFacts;
  host: string;
  /** The social picture as an address that the report can show; none where it could not be had. */
  picture?: string;
}

/** A page as a search engine lists it on a desktop, cut by the stylesheet where its line ends. */
export function SearchResult({ page, host }: Omit<PreviewProps, 'picture'>) {
  return (
    <div className="result">
      <p>{[host, ...page.route.split('/').filter(Boolean)].join(' › ')}</p>
      <p className="result-title">{page.titles[0]}</p>
      <p className="result-description">{page.descriptions[0]}</p>
    </div>
  );
}

/** A link as messengers and networks show it: each takes other parts of the same tags. */
const services = [
  { name: 'WhatsApp', hasDescription: true },
  { name: 'Slack', hasDescription: true },
  { name: 'LinkedIn', hasDescription: false },
] as const;

/** A page as WhatsApp, Slack and LinkedIn show its link. */
export function LinkCards({ page, host, picture }: PreviewProps) {
  return (
    <div className="cards">
      {services.map(({ name, hasDescription }) => (
        <figure className={`card ${name.toLowerCase()}`} key={name}>
          <figcaption>{name}</figcaption>
          {picture ? <img src={picture} alt={page.social['og:image:alt']} /> : <p>No picture</p>}
          <b>{page.social['og:title'] ?? page.titles[0]}</b>
          {hasDescription && <p>{page.social['og:description'] ?? page.descriptions[0]}</p>}
          <p>{host}</p>
        </figure>
      ))}
    </div>
  );
}
