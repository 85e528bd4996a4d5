import { LinkRows } from '@/components/ui/link-items';
import { menuLinks } from '@/site/navigation';
import { Picture } from '@/components/ui/picture';
import { notFound, ui } from '@/content/interface';
import { routes } from '@/content/routes';

const ways = [
  { label: ui.home, href: routes.home },
  { label: ui.whatWeDo, href: routes.whatWeDo },
  { label: ui.ourServices, href: routes.ourServices },
  ...menuLinks,
];

/** The 404 page: an empty plot, and the ways off it. */
export function NotFound() {
  return (
    <section data-ground="sand" className="py-section">
      <div className="measure grid items-center gap-12 lg:grid-cols-2">
        <div className="grid gap-6">
          <h1 className="text-display">{notFound.title}</h1>
          <p className="text-title text-highlight">{notFound.claim}</p>
          <p className="max-w-text text-lead text-muted">{notFound.text}</p>
          <LinkRows
            links={ways}
            className="grid grid-cols-2 gap-x-8 font-semibold text-link *:border-t *:border-line sm:max-w-text"
          />
        </div>
        <Picture picture={notFound.picture} sizes="(max-width: 1023px) calc(100vw - 40px), 36rem" eager preview />
      </div>
    </section>
  );
}
