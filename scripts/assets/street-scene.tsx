import { renderToStaticMarkup } from 'react-dom/server';
import { bodies, Home, Plot } from '@/components/figures/parts/house/home';
import { castShadow } from '@/components/figures/parts/house/light';
import { signs } from '@/components/figures/parts/house/signs';
import type { HouseState } from '@/lib/house-states';

export { surface } from '@/components/figures/parts/house/home';

/** The house of a chapter as SVG elements, their classes still named as in its CSS module. */
export function houseMarkup(state: HouseState): string {
  const Sign = signs[state];
  return renderToStaticMarkup(
    <>
      <Plot />
      <path className="shadow" d={castShadow(state, bodies)} />
      <Home />
      <Sign />
    </>,
  );
}
