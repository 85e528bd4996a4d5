/** A `<details>` that is opened and closed on a screen; on paper it stands open, without its signs. */
export const accordion =
  'accordion paper:details-content:block paper:details-content:[content-visibility:visible] paper:[&>summary]:pointer-events-none paper:[&>summary>svg]:hidden';
