import { SiteLink } from '@/components/ui/site-link';
import { Icon } from '@/components/ui/icon';
import { ui } from '@/content/interface';
import { detailPageAt } from '@/content/pages';
import type { DetailPage } from '@/lib/schema';
import { absoluteUrl } from '@/lib/site';

/** The way on: what a reader of this page needs next, and why. On paper with its address. */
export function Related({ related }: { related: DetailPage['related'] }) {
  return (
    <section aria-label={ui.readNext} data-ground="paper" className="section border-t border-line py-section">
      <div className="measure">
        <h2 className="mb-10 text-heading-2">{ui.readNext}</h2>
        <ul className="related grid gap-6 sm:gap-8 lg:auto-cols-fr lg:grid-flow-col print:block print:*:grid-cols-[3fr_2fr] print:*:gap-8 print:*:border-t print:*:border-line print:*:py-3">
          {related.map(({ path, why }) => (
            <li key={path} className="card-link grid content-start gap-3 border-t-2 border-ink pt-6">
              <h3
                className="flex items-start justify-between gap-4 text-title print:block print:after:block print:after:text-[0.9375rem] print:after:font-normal print:after:tracking-normal print:after:wrap-anywhere print:after:content-[attr(data-address)]"
                data-address={absoluteUrl(path).replace(/^https?:\/\//, '')}
              >
                <SiteLink href={path} className="card-link-target">
                  {detailPageAt(path).name}
                </SiteLink>
                <Icon name="arrow-right" className="more-link-arrow shrink-0 paper:hidden" />
              </h3>
              <p className="text-muted">{why}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
