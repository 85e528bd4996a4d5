'use client';

import { useEffect } from 'react';
import { buttonClass } from '@/components/ui/button-link';
import { company } from '@/content/company';
import { failure, ui } from '@/content/interface';
import { routes, type Route } from '@/content/routes';
import { assetUrl } from '@/lib/site';

/**
 * What a visitor gets where React had to give up: text, plain links that load their page anew, an address to write to.
 * Where only a file is missing, as after a deploy in the middle of the visit, the page is loaded again at once: the
 * HTML that comes then stands without any script.
 *
 * Written out without lists and hooks of the app: it has to work where an extension has broken `Array.prototype`.
 */
export function FailedPage({ error }: { error: Error }) {
  const missing = isMissingFile(error);
  useEffect(() => {
    if (missing && !isReloaded()) location.reload();
  }, [missing]);
  return (
    <section data-ground="sand" className="not-found">
      <div className="measure grid gap-6">
        <h1 className="text-display">{failure.title}</h1>
        <p className="max-w-text text-lead text-muted">{failure.text}</p>
        <p>
          <button type="button" onClick={() => location.reload()} className={buttonClass('primary')}>
            {failure.again}
          </button>
        </p>
        <p className="max-w-text text-muted">{failure.elsewhere}</p>
        <ul className="grid grid-cols-2 gap-x-8 sm:max-w-text">
          <Way href={routes.home}>{ui.home}</Way>
          <Way href={routes.whatWeDo}>{ui.whatWeDo}</Way>
          <Way href={routes.ourServices}>{ui.ourServices}</Way>
          <Way href={routes.techstack}>{ui.techstack}</Way>
          <Way href={routes.whoWeAre}>{ui.whoWeAre}</Way>
          <Way href={routes.contact}>{ui.contact}</Way>
        </ul>
        <p>
          <a
            href={`mailto:${company.email}`}
            className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
          >
            {company.email}
          </a>
        </p>
      </div>
    </section>
  );
}

function Way({ href, children }: { href: Route; children: string }) {
  return (
    <li className="border-t border-line">
      <a href={assetUrl(href)} className="site-map-link font-semibold text-link">
        {children}
      </a>
    </li>
  );
}

/** Turbopack's error for a chunk, or a browser's own for a module. */
function isMissingFile({ name, message }: Error): boolean {
  return name === 'ChunkLoadError' || /loading chunk|load chunk|dynamically imported module/i.test(message);
}

/** One reload is enough: where it did not help, the visitor decides. */
function isReloaded(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');
}
