import { palette } from '@/content/palette';
import type { DrawingSource } from '@/components/diagrams/parts/source';
import { houseStates, type HouseState } from '@/lib/house-states';
import { bodies, Home, Plot, surface } from './home';
import { castShadow, lightOf } from './light';
import { signs } from './signs';
import { houseView } from './view';

/**
 * The house of a chapter by day, with nothing shared; its light is still to come, as classes and as `var(--on-…)` in its
 * colours.
 */
export function HouseScene({ state }: { state: HouseState }) {
  const Sign = signs[state];
  return (
    <>
      <Surface />
      <Plot />
      <Shadow state={state} />
      <Home />
      <Sign />
    </>
  );
}

/** Where a shadow can fall. */
function Surface() {
  return (
    <clipPath id="surface">
      <path d={surface} />
    </clipPath>
  );
}

/** After dusk nothing casts one. */
function Shadow({ state }: { state: HouseState }) {
  const d = castShadow(state, bodies);
  return d && <path fill={palette.ink} fillOpacity=".2" clipPath="url(#surface)" d={d} />;
}

/** The house in every chapter, a file each: a page shows one or two of them, or begins with three. */
export const houseDrawings: readonly DrawingSource[] = houseStates.map((state) => {
  const Sign = signs[state];
  return {
    name: `house-${state}`,
    view: houseView,
    parts: (
      <>
        <Surface />
        <g id="ground">
          <Plot />
        </g>
        <g id="home">
          <Home />
          <Sign />
        </g>
      </>
    ),
    day: {
      scene: (
        <>
          <use href="#ground" />
          <Shadow state={state} />
          <use href="#home" />
        </>
      ),
      properties: propertiesOf(state, 'day'),
    },
    night: {
      scene: (
        <>
          <use href="#ground" />
          <use href="#home" />
        </>
      ),
      properties: propertiesOf(state, 'night'),
    },
    rules: '.spill{fill:var(--glow)}.bars{stroke:var(--bars)}.lit{fill:var(--lit)}.unlit{fill:var(--pane)}',
  };
});

function propertiesOf(state: HouseState, time: 'day' | 'night') {
  const { left, right, top, roof, lit, pane, bars, glow } = lightOf(state, time);
  return { 'on-left': left, 'on-right': right, 'on-top': top, 'on-roof': roof, lit, pane, bars, glow };
}
