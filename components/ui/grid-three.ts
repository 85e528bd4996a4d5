/** A list of entries side by side, three to a row where there is room for it. On a phone less air between them does. */
export const gridThree =
  'grid gap-x-[32px] gap-y-[28px] *:grid *:content-start *:gap-[12px] sm:gap-y-[48px] sm:max-lg:grid-cols-2 sm:max-lg:*:last:odd:col-span-full lg:threes';
