import { SiteLink } from '@/components/ui/site-link';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { ThemeSwitch } from '@/components/ui/theme-switch';
import { company } from '@/content/company';
import { constants } from '@/content/constants';
import { menuPicture, ui } from '@/content/interface';
import { anchors, homeSection } from '@/content/routes';
import { LinkItems } from '../ui/link-items';
import { menuColumns, menuLinks } from '@/lib/navigation';
import { Wordmark } from '../ui/wordmark';

const menuId = 'site-menu';

/**
 * The fixed header (docs/requirements.md, "Navigation"). One nav for all sizes: a bar on a large screen, a popover that
 * slides in from the right on a small one. The dropdown is a native <details>; both open without JavaScript, which
 * closes them when the visitor goes elsewhere (components/behaviours/menus.ts).
 */
export function SiteHeader() {
  return (
    <>
      <div id={anchors.top} className="page-top" />
      <header
        data-threshold={constants.headerScrollThreshold}
        suppressHydrationWarning
        className="site-header print:static print:mb-8 print:h-auto print:shadow-none!"
      >
        <div className="measure flex h-full items-center justify-between gap-6">
          <SiteLink
            href={homeSection(anchors.top)}
            aria-label={ui.homeOf(company.brand)}
            className="inline-flex min-h-11 items-center"
          >
            <Wordmark />
          </SiteLink>
          <button type="button" popoverTarget={menuId} className="menu-button print:hidden">
            <Icon name="list" />
            <span className="sr-only">{ui.openMenu}</span>
          </button>
          <nav id={menuId} popover="auto" aria-label={ui.mainNavigation} className="site-menu print:hidden!">
            <button
              type="button"
              popoverTarget={menuId}
              popoverTargetAction="hide"
              autoFocus
              className="menu-button justify-self-end"
            >
              <Icon name="x" />
              <span className="sr-only">{ui.closeMenu}</span>
            </button>
            <ul className="site-menu-list">
              <li>
                <WhatWeDo />
              </li>
              <LinkItems links={menuLinks} className="site-menu-link" />
            </ul>
            <ThemeSwitch name="theme-menu" className="pt-6 lg:hidden" />
            <MenuAside className="menu-aside-panel" sizes="15rem" />
          </nav>
        </div>
      </header>
    </>
  );
}

/** The dropdown: two columns on a large screen, an accordion of the two on a small one. */
function WhatWeDo() {
  return (
    <details data-dropdown>
      <summary className="site-menu-link">
        {ui.whatWeDo}
        <Icon name="caret-down" className="menu-caret" />
      </summary>
      <div data-ground="paper" className="menu-columns">
        {menuColumns.map((column) => (
          <div key={column.title}>
            <p className="px-3 pb-2 text-small font-semibold text-muted">{column.title}</p>
            <ul>
              <LinkItems links={column.links} className="menu-column-link" />
            </ul>
          </div>
        ))}
        <MenuAside className="menu-aside" sizes="18rem" />
      </div>
      <div className="menu-accordion">
        {menuColumns.map((column) => (
          <details key={column.title} name="menu-column">
            <summary className="site-menu-link">
              {column.title}
              <Icon name="caret-down" className="menu-caret" />
            </summary>
            <ul>
              <LinkItems links={column.links} className="menu-column-link" />
            </ul>
          </details>
        ))}
      </div>
    </details>
  );
}

/** Beside the links: a model, fetched when the menu opens, where the company is, and the one thing to do next. */
function MenuAside({ className, sizes }: { className: string; sizes: string }) {
  const { address } = company;
  return (
    <div className={className}>
      <Picture picture={menuPicture} sizes={sizes} />
      <address className="text-small text-muted not-italic">
        {company.legalName}, {address.street}, {company.city} {address.postalCode} ({address.note})
      </address>
      <ButtonLink href={homeSection(anchors.contact)}>{ui.contact}</ButtonLink>
    </div>
  );
}
