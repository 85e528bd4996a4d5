/** @jest-environment node */
import { daylight, lights, screens } from '@/content/daylight';
import { palette } from '@/content/palette';
import { skies } from '@/content/skies';
import { contrast } from '@/lib/contrast';

describe('the page of the street', () => {
  it.each(screens)('has words that can be read on the whole sky of "%s" (WCAG 1.4.3)', (screen) => {
    const { top, air, ink } = skies[screen];
    for (const sky of [top, air]) expect(contrast(palette[ink], sky)).toBeGreaterThanOrEqual(4.5);
  });

  it('goes from night to day and back once, so that it cannot flash (WCAG 2.3.1)', () => {
    const nights = screens.map((screen) => skies[screen].ink === 'white');
    expect(nights.filter((night, index) => index > 0 && night !== nights[index - 1])).toHaveLength(2);
  });

  it.each(lights.filter((light) => ['dawn', 'noon', 'dusk'].includes(light)))('has its %s once', (light) => {
    const bright = screens.map((screen) => daylight[screen][light] ?? 0);
    const turns = bright.filter(
      (value, index) => value > (bright[index - 1] ?? 0) && value >= (bright[index + 1] ?? 0),
    );
    expect(turns).toHaveLength(1);
  });
});
