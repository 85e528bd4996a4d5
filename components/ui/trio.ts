/** A list of entries side by side, three to a row where there is room for it. On a phone less air between them does. */
export const trio =
  'grid gap-x-[32px] gap-y-[28px] *:grid *:content-start *:gap-[12px] sm:gap-y-[48px] sm:max-tablet:grid-cols-2 sm:max-tablet:*:last:odd:col-span-full tablet:threes';
