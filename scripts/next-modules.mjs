/** Next's modules that need its client, with what to use instead: messages of the linter and the build. */
export const nextModules = {
  'next/link': 'The browser navigates, not Next: use SiteLink (components/ui/site-link.tsx).',
  'next/script': 'It needs Next’s client: use InlineScript (components/ui/inline-script.tsx), or an island.',
  'next/image': 'It adds inline styles, which the policy blocks: use Picture (components/ui/picture.tsx).',
  'next/dynamic': 'It needs Next’s client: import the component itself, or call import() in an island.',
};
