import { InlineScript } from '@/components/enhancements/inline-script-element';
import { ui } from '@/content/interface';
import { anchors, homeSection } from '@/content/routes';
import { assetUrl } from '@/site/urls';
import styles from './floating-contact.module.css';

interface FloatingContactProps {
  /** Where it leads: the form, with the page named where there is one. */
  href?: string;
  /** `true` on a page with an in-page nav, in whose free end it is placed where there is room. */
  docked?: boolean;
}

/**
 * The floating way to the form (docs/requirements.md, "Navigation"). It is there between the first screen's own action
 * and the next way to write (components/enhancements/floating-contact.ts).
 */
export function FloatingContact({ href = homeSection(anchors.contact), docked = false }: FloatingContactProps) {
  return (
    <>
      <a
        href={assetUrl(href)}
        data-floating
        className={`floating-contact ${styles.floating} ${docked ? styles.docked : ''}`}
      >
        {ui.contactUs}
      </a>
      <InlineScript name="floating-contact" />
    </>
  );
}
