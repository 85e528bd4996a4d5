import { Icon } from '@/components/ui/icon';
import { InlineScript } from '@/components/ui/inline-script';
import { ui } from '@/content/interface';
import { anchors, homeSection } from '@/content/routes';
import { assetUrl } from '@/site/urls';

const place = 'floating-contact fixed right-[clamp(16px,3vw,32px)] bottom-[clamp(16px,3vw,32px)] z-30 print:hidden';
const look =
  'flex h-13 items-center rounded-full border border-(--palette-night-rail) bg-(--palette-ink) px-3.5 text-[1rem] font-semibold text-(--palette-white) shadow outline-offset-3 hover:bg-(--palette-navy)';
/** It arrives when the intro's flag falls, and is out of the way while `data-away` (components/enhancements/floating-contact.ts). */
const motion =
  'animate-[floating-arrival_var(--calm)_var(--ease)_theme(transitionDuration.loading-bounce)] transition-transform duration-(--brief) ease-(--ease) data-away:not-focus-visible:transform-[translateY(calc(100%+40px))]';
/** Its words stand in the margin beside the text alone, at the top of the page. */
const label =
  'max-w-32 overflow-clip pr-1.5 pl-2.5 whitespace-nowrap in-data-reading:max-w-0 in-data-reading:p-0 max-full:max-w-0 max-full:p-0 [@media(max-height:600px)]:max-w-0 [@media(max-height:600px)]:p-0';

/** The floating way to the form (docs/requirements.md, "Navigation"): one tap away wherever the reader is. */
export function FloatingContact() {
  return (
    <>
      <a href={assetUrl(homeSection(anchors.contact))} data-floating className={`${place} ${look} ${motion}`}>
        <Icon name="chat-circle-text" />
        <span className={label}>{ui.contactUs}</span>
      </a>
      <InlineScript name="floating-contact" />
    </>
  );
}
