import { Icon } from '@/components/ui/icon';
import { LinkItems } from '@/components/ui/link-items';
import { nightFileOf } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import { StreetStill } from '@/components/ui/street-still';
import { ThemeSwitch } from '@/components/ui/theme-switch';
import { Wordmark } from '@/components/ui/wordmark';
import { from } from '@/content/breakpoints';
import { constants } from '@/content/constants';
import { ui } from '@/content/interface';
import { anchors, homeSection, routes } from '@/content/routes';
import { streetPage } from '@/content/street';
import { menuColumns, menuLinks } from '@/site/navigation';
import styles from './site-header.module.css';

const menuId = 'site-menu';

/**
 * The fixed header (docs/requirements.md, "Navigation"). One nav for all sizes: a bar on a large screen, a popover that
 * slides in from the right on a small one. The dropdown is a native <details>; both open without JavaScript, which
 * closes them when the visitor goes elsewhere (components/islands/menus), and gives the header the ground of what it
 * lies on (components/enhancements/header-state.ts).
 * @param mainId of the main landmark, to which the first link of the page leads
 */
export function SiteHeader({ mainId }: { mainId: string }) {
  return (
    <>
      <div id={anchors.top} className="absolute top-0 size-px scroll-mt-header" />
      <header
        data-site-header
        data-ground="night"
        data-threshold={constants.headerScrollThreshold}
        suppressHydrationWarning
        className={`site-header ${styles.header}`}
      >
        <a href={`#${mainId}`} className={`skip-link ${styles.skip}`}>
          {ui.skipToContent}
        </a>
        <div className={`measure ${styles.bar}`}>
          <SiteLink href={homeSection(anchors.top)} aria-label={ui.homeOf} className={styles.home}>
            <Wordmark />
          </SiteLink>
          <button type="button" popoverTarget={menuId} className={styles.toggle}>
            <Icon name="list" />
            <span className="sr-only">{ui.openMenu}</span>
          </button>
          <nav
            id={menuId}
            data-island="menus"
            data-wide={from('lg')}
            popover="auto"
            aria-label={ui.mainNavigation}
            className={styles.menu}
          >
            <SiteLink href={homeSection(anchors.top)} aria-label={ui.homeOf} className={styles.mark}>
              <Wordmark />
            </SiteLink>
            <button
              type="button"
              popoverTarget={menuId}
              popoverTargetAction="hide"
              autoFocus
              className={`${styles.toggle} ${styles.close}`}
            >
              <Icon name="x" />
              <span className="sr-only">{ui.closeMenu}</span>
            </button>
            <ul className={styles.links}>
              <li>
                <WhatWeDo />
              </li>
              <LinkItems links={menuLinks} />
            </ul>
            <ThemeSwitch />
          </nav>
        </div>
      </header>
    </>
  );
}

/**
 * The dropdown of two columns, which are an accordion on a small screen. Each column is a `<details>` that is open on a
 * large one (`::details-content`); a browser without that opens and closes it there too. `suppressHydrationWarning`: the
 * menus mark the link to the page before React is there, in development.
 */
function WhatWeDo() {
  return (
    <details data-dropdown className={styles.dropdown}>
      <summary className="caret-summary">{ui.whatWeDo}</summary>
      <div data-menu-columns className={styles.columns}>
        {menuColumns.map(({ title, overview, links }) => (
          <div key={title}>
            <p className={styles.title}>
              <SiteLink href={overview.href} className="arrow-on" suppressHydrationWarning>
                {title}
              </SiteLink>
            </p>
            <details name="menu-column" className={styles.column}>
              <summary className="caret-summary">{title}</summary>
              <ul>
                <li>
                  <SiteLink href={overview.href} suppressHydrationWarning>
                    {overview.label}
                  </SiteLink>
                </li>
                {links.map(({ href, label, scene }) => (
                  <li key={href}>
                    <SiteLink href={href} data-model={scene && nightFileOf(scene)} suppressHydrationWarning>
                      {label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </details>
          </div>
        ))}
        {/* Over it the model of the page that is pointed at, by night (components/islands/menus); fetched when the menu opens. */}
        <SiteLink
          href={routes.street}
          data-menu-model
          data-ground="night"
          className={`arrow-on ${styles.model}`}
          suppressHydrationWarning
        >
          <StreetStill screen="dark" />
          <span>{streetPage.title}</span>
        </SiteLink>
      </div>
    </details>
  );
}
