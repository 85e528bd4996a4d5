import { InlineScript } from '@/components/enhancements/inline-script-element';
import { ui } from '@/content/interface';
import { anchors, homeSection } from '@/content/routes';
import { assetUrl } from '@/site/urls';
import styles from './floating-contact.module.css';

/**
 * The floating way to the home page's form (docs/requirements.md, "Navigation"), whose mail names the page that the visitor
 * comes from. It is there between the first screen's own action and the next way to write
 * (components/enhancements/floating-contact.ts).
 */
export function FloatingContact() {
  return (
    <>
      <a href={assetUrl(homeSection(anchors.contact))} data-floating className={`floating-contact ${styles.floating}`}>
        {ui.contactUs}
      </a>
      <InlineScript name="floating-contact" />
    </>
  );
}
