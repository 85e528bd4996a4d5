import { company } from '@/content/company';
import { expectationOf } from './expected';
import { html, type Markup } from './html';
import { limits } from './limits';
import { fitted } from './text-width';
import type { PageFacts, SiteFacts } from './types';

/** The page as a search engine lists it on a desktop, cut where its line ends; or that it will not. */
export function searchResult(page: PageFacts, { base }: Pick<SiteFacts, 'base'>, icon: string): Markup {
  if (!expectationOf(page.route).indexable)
    return html`<p class="result none">Search engines are asked to leave this page out.</p>`;
  const { title, description } = limits;
  const trail = [new URL(base || company.origin).host, ...page.route.split('/').filter(Boolean)].join(' › ');
  return html`<div class="result">
    <div class="result-site">
      <img src="${icon}" alt="" width="18" height="18" />
      <span><b>${company.brand}</b><br />${trail}</span>
    </div>
    <p class="result-title">${fitted(page.titles[0] ?? '(no title)', title.size, title.room)}</p>
    <p class="result-text">${fitted(page.descriptions[0] ?? '(no description)', description.size, description.room)}</p>
  </div>`;
}

/**
 * The page as a network or messenger shows its link.
 * @param picture the social picture as a data address, if there is one
 */
export function linkCard(page: PageFacts, { base }: Pick<SiteFacts, 'base'>, picture?: string): Markup {
  return html`<div class="card">
    ${picture ? html`<img src="${picture}" alt="${page.social['og:image:alt']}" width="600" height="315" loading="lazy" />` : html`<p class="card-none">No picture</p>`}
    <div class="card-words">
      <span>${new URL(base || company.origin).host}</span>
      <b>${page.social['og:title'] ?? page.titles[0]}</b>
      <span class="card-text">${page.social['og:description'] ?? page.descriptions[0]}</span>
    </div>
  </div>`;
}
