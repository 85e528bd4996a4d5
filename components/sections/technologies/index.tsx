import { Disclosure } from '@/components/ui/disclosure';
import { logos, type LogoId } from '@/content/logos';
import { TechTiles } from '../tech-tiles';

/** A list longer than this is folded on a phone. */
const shown = 6;

const columns =
  'tech-list grid grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-6 max-sm:[&>:last-child:nth-child(odd)]:col-span-full';

/** Technologies as tiles, each with its mark and its name. */
export function Technologies({ names }: { names: readonly LogoId[] }) {
  const folds = names.length > shown + 1;
  const list = (part: readonly LogoId[], margin = '') => (
    <TechTiles items={part.map((id) => ({ name: logos[id].name, logo: id }))} className={`${columns} ${margin}`} />
  );
  if (!folds) return list(names);
  return (
    <div className="tech-folded print:[&>.fold>ul]:mt-1.5">
      {list(names.slice(0, shown))}
      <Disclosure count={names.length - shown}>{list(names.slice(shown), 'mt-2 sm:mt-3')}</Disclosure>
    </div>
  );
}
