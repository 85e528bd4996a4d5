/**
 * Modules of Next that do their work in its client, which this site does not ship, and what to take instead. The linter says
 * it while typing (eslint.config.mjs), the build for what slips through (client-modules.ts).
 */
export const nextModules = {
  'next/link': 'The browser navigates here: take SiteLink (components/ui/site-link.tsx).',
  'next/script': 'No page runs it: take InlineScript (components/ui/inline-script.tsx), or an island.',
  'next/image': 'It writes inline styles, which the policy refuses: take Picture (components/ui/picture.tsx).',
  'next/dynamic': 'Nothing loads it in a page: import the component itself, or call import() in an island.',
};
