const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * Prerender a page of this site when the visitor is about to follow a link to it; never a brochure or a page for printing,
 * whose addresses all end in "pdf". Every page carries them; the Content-Security-Policy
 * holds their hash.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: `${basePath}/*` },
          { not: { href_matches: `${basePath}/*pdf` } },
          { not: { selector_matches: '[data-back]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
