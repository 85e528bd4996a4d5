import { constants } from '@/content/constants';
import { InlineScript } from './inline-script-element';
import { Tagline } from '@/components/ui/tagline';

/** The claim of a detail page, typed out from the first paint on (docs/requirements.md, "Detail pages"). */
export function TypedLine({ text, className }: { text: string; className?: string | undefined }) {
  return (
    // One element, so that the script is no item of the layout that holds the line.
    <div>
      <Tagline text={text} data-typed={constants.typingSpeed.detailPages} className={className} />
      <InlineScript name="tagline" />
    </div>
  );
}
