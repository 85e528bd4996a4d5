import { Icon } from '@/components/ui/icon';
import { InlineScript } from '@/components/ui/inline-script';
import { ui } from '@/content/interface';
import { anchors, homeSection } from '@/content/routes';
import { assetUrl } from '@/site/urls';

const place =
  'floating-contact fixed right-4 bottom-4 z-30 lg:right-8 lg:bottom-8 short:static short:mx-auto short:my-6 short:w-fit print:hidden';
const look =
  'flex h-13 items-center gap-2.5 rounded-full border border-(--palette-night-rail) bg-(--palette-ink) pr-5 pl-4';
const words = 'font-semibold text-(--palette-white) shadow outline-offset-3 hover:bg-(--palette-navy)';

/**
 * The floating way to the form (docs/requirements.md, "Navigation"). It is there between the first screen's own action
 * and the next way to write (components/enhancements/floating-contact.ts).
 */
export function FloatingContact() {
  return (
    <>
      <a href={assetUrl(homeSection(anchors.contact))} data-floating className={`${place} ${look} ${words}`}>
        <Icon name="chat-circle-text" />
        {ui.contactUs}
      </a>
      <InlineScript name="floating-contact" />
    </>
  );
}
