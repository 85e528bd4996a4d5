import { SiteLink } from '@/components/ui/site-link';
import { ButtonLink } from '@/components/ui/button-link';
import { Caret } from '@/components/ui/caret';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { ThemeSwitch } from '@/components/ui/theme-switch';
import { company } from '@/content/company';
import { constants } from '@/content/constants';
import { menuPicture, ui } from '@/content/interface';
import { anchors, homeSection } from '@/content/routes';
import { LinkItems } from '../ui/link-items';
import { menuColumns, menuLinks } from '@/site/navigation';
import { Wordmark } from '../ui/wordmark';

const menuId = 'site-menu';

const menuButton = 'menu-button -mr-3 inline-grid size-12 place-items-center lg:hidden print:hidden';
const menuRow = 'flex items-center justify-between gap-2 rounded';
/** Of the bar, and of the panel's first level. */
const menuLink = `${menuRow} site-menu-link min-h-15 text-[1.25rem] font-semibold underline-offset-[6px] lg:min-h-12 lg:text-[1rem] lg:font-medium lg:hover:underline`;
const barLink = `${menuLink} lg:px-4`;
const barButton = `${menuLink} lg:ml-2 lg:rounded-full lg:border lg:border-control lg:px-[22px]`;
/** Of the lists in the dropdown. */
const columnLinks = '[&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:rounded-[8px] [&_a]:px-3 [&_a]:hover:bg-ink/6';

/**
 * The fixed header (docs/requirements.md, "Navigation"). One nav for all sizes: a bar on a large screen, a popover that
 * slides in from the right on a small one. The dropdown is a native <details>; both open without JavaScript, which
 * closes them when the visitor goes elsewhere (components/enhancements/menus.ts).
 * @param mainId of the main landmark, to which the first link of the page leads
 */
export function SiteHeader({ mainId }: { mainId: string }) {
  return (
    <>
      <div id={anchors.top} className="absolute top-0 size-px scroll-mt-header" />
      <header
        data-ground="night"
        data-threshold={constants.headerScrollThreshold}
        suppressHydrationWarning
        className="site-header fixed inset-x-0 top-0 z-40 h-header border-b border-b-transparent data-scrolled:border-b-line data-scrolled:shadow-bar print:static print:mb-8 print:h-auto print:shadow-none!"
      >
        <a
          href={`#${mainId}`}
          className="skip-link fixed top-3 left-3 z-60 rounded bg-ink px-5 py-3 text-ground not-focus:transform-[translateY(-200%)] print:hidden"
        >
          {ui.skipToContent}
        </a>
        <div className="measure flex h-full items-center justify-between gap-6 lg:relative">
          <SiteLink
            href={homeSection(anchors.top)}
            aria-label={ui.homeOf(company.brand)}
            className="inline-flex min-h-11 items-center"
          >
            <Wordmark />
          </SiteLink>
          <button type="button" popoverTarget={menuId} className={menuButton}>
            <Icon name="list" />
            <span className="sr-only">{ui.openMenu}</span>
          </button>
          <nav
            id={menuId}
            popover="auto"
            aria-label={ui.mainNavigation}
            className="site-menu lg:static lg:block lg:overflow-visible lg:bg-transparent lg:text-inherit print:hidden!"
          >
            <button
              type="button"
              popoverTarget={menuId}
              popoverTargetAction="hide"
              autoFocus
              className={`${menuButton} justify-self-end`}
            >
              <Icon name="x" />
              <span className="sr-only">{ui.closeMenu}</span>
            </button>
            <ul className="site-menu-list max-lg:*:border-b max-lg:*:border-b-line lg:flex lg:items-center lg:gap-2">
              <li>
                <WhatWeDo />
              </li>
              <LinkItems links={menuLinks.slice(0, -1)} className={barLink} />
              <LinkItems links={menuLinks.slice(-1)} className={barButton} />
            </ul>
            <ThemeSwitch name="theme-menu" place={ui.mainNavigation} className="pt-6 lg:hidden" />
            <MenuAside className="pt-6 lg:hidden [&_img]:max-w-60" sizes="15rem" />
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
      <summary className={barLink}>
        {ui.whatWeDo}
        <Caret />
      </summary>
      <div
        data-ground="paper"
        className="menu-columns absolute top-[calc(100%+1px)] right-gutter grid w-[min(64rem,100vw-2*theme(spacing.gutter))] animate-[menu-drop_var(--brief)_var(--ease)] grid-cols-[1fr_1fr_18rem] gap-6 rounded-b border border-line p-7 pl-4 shadow max-lg:hidden"
      >
        {menuColumns.map((column) => (
          <div key={column.title}>
            <p className="px-3 pb-2 text-small font-semibold text-muted">{column.title}</p>
            <ul className={columnLinks}>
              <LinkItems links={column.links} />
            </ul>
          </div>
        ))}
        <MenuAside sizes="18rem" />
      </div>
      <div className="menu-accordion pb-3 pl-4 lg:hidden">
        {menuColumns.map((column) => (
          <details key={column.title} name="menu-column">
            <summary className={`${menuRow} min-h-13 text-[1.0625rem] font-semibold`}>
              {column.title}
              <Caret />
            </summary>
            <ul className={columnLinks}>
              <LinkItems links={column.links} />
            </ul>
          </details>
        ))}
      </div>
    </details>
  );
}

/** Beside the links: a model, fetched when the menu opens, where the company is, and the one thing to do next. */
function MenuAside({ className = '', sizes }: { className?: string; sizes: string }) {
  const { address } = company;
  return (
    <div className={`grid content-start justify-items-start gap-4 [&_img]:w-full [&_img]:rounded ${className}`}>
      <Picture picture={menuPicture} sizes={sizes} />
      <address className="text-small text-muted not-italic">
        {company.legalName}, {address.street}, {company.city} {address.postalCode} ({address.note})
      </address>
      <ButtonLink href={homeSection(anchors.contact)}>{ui.contact}</ButtonLink>
    </div>
  );
}
