/** @jest-environment node */
import { hours } from '@/content/daylight';
import { hourLights, lightAt } from './light-at';

it('has eight lights, one after the other', () => {
  expect(hourLights).toHaveLength(8);
  expect(hourLights.map((light) => hours[light])).toEqual(Object.values(hours).sort((first, second) => first - second));
});

it.each(hourLights)('has the light “%s” from its hour to that of the next', (light) => {
  const next = hourLights[hourLights.indexOf(light) + 1];
  for (let hour: number = hours[light]; hour < (next ? hours[next] : 24); hour += 1) expect(lightAt(hour)).toBe(light);
});

it('has the light of the last until the first', () => {
  for (let hour = 0; hour < Math.min(...Object.values(hours)); hour += 1) expect(lightAt(hour)).toBe(hourLights.at(-1));
});
