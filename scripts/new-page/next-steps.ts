import type { Made } from './ask';

const figure = `  3. Its figure: add a section of kind 'figure', a specimen of the work that no other page has.
`;

/** What a page of a family needs besides. Menus and cards list it by themselves, but for the list of integrations. */
const remaining = {
  solution: figure,
  service: figure,
  integration: `${figure}  4. List it on its parent: a card in content/pages/third-party-integrations.yaml, with its address as \`url\`.
`,
} as const;

/** What is still to do in a new file, for the terminal; the first two steps are the same for all. */
export function nextSteps(page: Made, file: string): string {
  const address = 'address' in page ? page.address : '/#careers';
  return `
It is a draft at ${address}: "npm run dev" and previews show it, the real site does not.
Still to do, in ${file}:
  1. Replace every “Sample text”; the report of a preview counts those that are left (CONTENT.md, "Add a page").
  2. Its picture: http://localhost:3000/styleguide shows all scenes with their points.
     A new one has to be rendered: describe it to whoever looks after art/ (art/README.md).
${'search' in page ? remaining[page.family] : ''}  Last, delete the line “draft: true”.
`;
}
