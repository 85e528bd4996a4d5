import { ContentIcon } from '@/components/ui/content-icon';
import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import { gridThree } from '@/components/ui/grid-three';
import type { SectionOf } from '@/lib/schema';

/* On a phone the heading stands clear of the plane: this margin is the larger of the two that meet here. */
const lists = {
  grid: gridThree,
  shaped:
    'shaped-cards relative grid gap-4 max-sm:mt-[calc(var(--slope)+28px)] md:max-lg:grid-cols-2 md:max-lg:*:last:odd:col-span-full lg:threes print:before:hidden',
  split: 'ruled',
} as const;

const items = {
  grid: undefined,
  // On a phone the icon stands beside the words.
  shaped:
    'relative grid grid-cols-[40px_minmax(0,1fr)] content-start gap-4 rounded border border-line bg-raised p-[clamp(16px,3vw,36px)] *:only:col-span-full sm:grid-cols-none',
  split: 'grid grid-cols-[2.5rem_minmax(0,1fr)] py-[18px] *:only:col-span-full sm:py-6',
} as const;

/** Key benefits: with icons in a grid, on a shaped background, or as a list beside the heading. */
export function Benefits({ section }: { section: SectionOf<'benefits'> }) {
  const { layout } = section;
  return (
    <SectionShell
      {...shellOf(section)}
      layout={layout === 'split' ? 'split' : 'facing'}
      className={layout === 'shaped' ? 'shaped' : ''}
    >
      <ul className={lists[layout]}>
        {section.items.map((item) => (
          <li key={item.point} className={items[layout]}>
            {item.icon && (
              <ContentIcon name={item.icon} size={layout === 'split' ? 'line' : 'card'} className="text-highlight" />
            )}
            <div className="grid content-start gap-[8px]">
              <h3 className="text-title">{item.point}</h3>
              <p className="max-w-text text-muted">{item.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
