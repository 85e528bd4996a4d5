import { Icon } from '@/components/ui/icon';
import { InlineScript } from '@/components/ui/inline-script';
import { ui } from '@/content/interface';
import { anchors, homeSection } from '@/content/routes';
import { assetUrl } from '@/lib/site';

/** The floating way to the form (docs/requirements.md, "Navigation"): one tap away wherever the reader is. */
export function FloatingContact() {
  return (
    <>
      <a href={assetUrl(homeSection(anchors.contact))} data-floating className="floating-contact print:hidden">
        <Icon name="chat-circle-text" />
        <span className="floating-contact-label">{ui.contactUs}</span>
      </a>
      <InlineScript name="floating-contact" />
    </>
  );
}
