const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * Prerender a page of this site when the visitor is about to follow a link to it; never a brochure or a page for printing,
 * whose addresses all end in "pdf". The Content-Security-Policy holds the hash of exactly this text.
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
