import { hours } from '@/content/daylight';

/** A light in which the street is shown by the hour. */
type HourLight = keyof typeof hours;

export const hourLights = Object.keys(hours) as HourLight[];

/**
 * The light in which the street is shown.
 * @param hour of the visitor's day, from 0 to 23
 */
export function lightAt(hour: number): HourLight {
  const begun = hourLights.filter((light) => hours[light] <= hour);
  return begun.at(-1) ?? (hourLights.at(-1) as HourLight);
}
