/** Modules of Next that do nothing without its client, and what to use instead, as the linter and the build suggest. */
export const nextModules = {
  'next/link': 'The browser navigates here: take SiteLink (components/ui/site-link.tsx).',
  'next/script': 'No page runs it: take InlineScript (components/ui/inline-script.tsx), or an island.',
  'next/image': 'It writes inline styles, which the policy refuses: take Picture (components/ui/picture.tsx).',
  'next/dynamic': 'Nothing loads it in a page: import the component itself, or call import() in an island.',
};
