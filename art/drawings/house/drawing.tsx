import { palette } from '@/content/palette';
import { houseView } from '@/components/figures/parts/house/view';
import { houseStates, type HouseState } from '@/lib/house-states';
import { bodies, Home, Plot, surface } from './home';
import { castShadow, lightOf } from './light';
import { signs } from './signs';
import type { DrawingSource } from '../drawing-source';

/**
 * The house of a chapter, without the light that falls on it: that is in the classes of its shapes and in the
 * `var(--on-…)` of their colours.
 */
export function HouseScene({ state }: { state: HouseState }) {
  const Sign = signs[state];
  const shadow = castShadow(state, bodies);
  return (
    <>
      <clipPath id="surface">
        <path d={surface} />
      </clipPath>
      <Plot />
      {shadow && <path className="shadow" fill={palette.ink} clipPath="url(#surface)" d={shadow} />}
      <Home />
      <Sign />
    </>
  );
}

const rules = [
  '.spill{fill:var(--glow)}',
  '.bars{stroke:var(--bars)}',
  '.lit{fill:var(--lit)}',
  '.unlit{fill:var(--pane)}',
  '.shadow{fill-opacity:var(--shadow)}',
].join('');

/** The house in every chapter, a file each: a page shows one or two of them, the street begins with two to four. */
export const houseDrawings: readonly DrawingSource[] = houseStates.map((state) => ({
  name: `house-${state}`,
  view: houseView,
  scene: <HouseScene state={state} />,
  properties: (time) => {
    const { left, right, top, roof, ...others } = lightOf(state, time);
    return { 'on-left': left, 'on-right': right, 'on-top': top, 'on-roof': roof, ...others };
  },
  rules,
}));
