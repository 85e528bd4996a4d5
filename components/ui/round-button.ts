/** The look of a round button with an icon. Both that there are stop what moves: without motion there is nothing to stop. */
export const roundButton =
  'round-button inline-grid size-12 flex-none place-items-center rounded-full border border-control hover:border-ink motion-reduce:hidden paper:hidden [&>svg]:transition-transform [&>svg]:duration-quick [&>svg]:ease-(--ease) hover:[&>svg]:scale-icon';
