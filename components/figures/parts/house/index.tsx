import type { HouseState } from '@/lib/house-states';
import { bodies, Home, Plot, surface } from './home';
import styles from './house.module.css';
import { castShadow } from './light';
import { signs } from './signs';

const ids = { plot: 'house-plot', home: 'house-home', surface: 'house-surface' } as const;

/** What all houses of a page are drawn from; once on a page, before the first of them. Only its copies are styled. */
export function HouseParts() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" className="absolute">
      <clipPath id={ids.surface}>
        <path d={surface} />
      </clipPath>
      <g className="hidden">
        <g id={ids.plot}>
          <Plot />
        </g>
        <g id={ids.home}>
          <Home />
        </g>
      </g>
    </svg>
  );
}

/** 14 Sample Street as it stands in a chapter, in the light of its hour; decoration. Needs `HouseParts` on its page. */
export function House({ state }: { state: HouseState }) {
  const Sign = signs[state];
  const shadow = castShadow(state, bodies);
  return (
    <svg viewBox="-212 -212 424 356" data-state={state} className={styles.house} aria-hidden="true" focusable="false">
      <use href={`#${ids.plot}`} />
      {shadow && <path className={styles.shadow} clipPath={`url(#${ids.surface})`} d={shadow} />}
      <use href={`#${ids.home}`} />
      <Sign />
    </svg>
  );
}
