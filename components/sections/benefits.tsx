import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import { ContentIcon } from '@/components/ui/content-icon';
import type { SectionOf } from '@/lib/schema';

type BenefitsSection = SectionOf<'benefits'>;

const lists = {
  grid: 'grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3',
  shaped: 'grid gap-6 md:grid-cols-2',
  split: 'ruled',
} as const;

const items = {
  grid: 'grid content-start gap-3',
  shaped: 'bg-raised grid content-start gap-3 rounded p-7 shadow lg:p-9',
  split: 'grid gap-x-6 gap-y-2 py-7 sm:grid-cols-[3rem_1fr]',
} as const;

/** Key benefits: with icons in a grid, on a shaped background, or as a list beside the heading. */
export function Benefits({ section }: { section: BenefitsSection }) {
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
            <Benefit item={item} layout={layout} />
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}

function Benefit({ item, layout }: { item: BenefitsSection['items'][number]; layout: BenefitsSection['layout'] }) {
  return (
    <>
      {item.icon && (
        <ContentIcon name={item.icon} size={layout === 'split' ? 24 : 40} className="mt-0.5 text-highlight" />
      )}
      <div className="col-start-2 grid gap-2 only:col-start-1">
        <h3 className="text-title">{item.point}</h3>
        <p className="max-w-text text-muted">{item.description}</p>
      </div>
    </>
  );
}
