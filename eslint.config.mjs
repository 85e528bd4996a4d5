import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import betterTailwind from 'eslint-plugin-better-tailwindcss';
import importX from 'eslint-plugin-import-x';
import { defineConfig, globalIgnores } from 'eslint/config';
import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import { nextModules } from './scripts/next-modules.mjs';

/**
 * Imports run one way: app → components → site (what content means) → content and lib; scripts and e2e may import all
 * of them. Inside components: layout → sections → islands → enhancements → ui, and figures → ui.
 */
const zones = [
  // Content is data; its modules give it types (see the rule below) and import nothing else.
  { target: './content', from: ['./app', './components', './scripts', './e2e', './site'] },
  // What schemas choose from is handed to whatever checks content (scripts/content).
  { target: './lib', from: ['./app', './content', './scripts', './e2e', './site'] },
  { target: ['./content', './lib', './site'], from: './components' },
  { target: './site', from: ['./app', './scripts', './e2e'] },
  { target: './components', from: ['./app', './scripts', './e2e'] },
  // What draws is run by `npm run assets` alone; a page shows the files that it makes.
  { target: ['./app', './components', './content', './lib', './site'], from: './art/drawings' },
  { target: './art/drawings', from: ['./app', './scripts', './e2e', './site'] },
  { target: './components/sections', from: './components/layout' },
  {
    target: ['./components/islands', './components/figures', './components/ui'],
    from: ['./components/layout', './components/sections'],
  },
  { target: './components/ui', from: ['./components/islands', './components/figures', './components/enhancements'] },
  // The script of every page (components/layout/page.inline.ts) calls enhancements and the menus; neither calls the other back.
  {
    target: './components/enhancements',
    from: ['islands', 'figures', 'sections', 'layout'].map((folder) => `./components/${folder}`),
  },
  { target: './app', from: ['./scripts', './e2e'] },
  { target: './scripts', from: './e2e' },
  { target: './test-support', from: ['./app', './components', './scripts', './site', './e2e'] },
  // The engine knows nothing of this site.
  {
    target: './packages',
    from: ['app', 'components', 'content', 'e2e', 'generated', 'lib', 'scripts', 'site', 'test-support', 'types'].map(
      (folder) => `./${folder}`,
    ),
  },
];

/** Works only in `npm run dev`, because pages ship without Next's client. The build rejects it too. */
const clientOnlyImports = [
  ...Object.entries(nextModules).map(([name, message]) => ({ name, message })),
  {
    name: 'next/navigation',
    importNames: ['useRouter', 'useSearchParams', 'usePathname', 'useParams', 'useSelectedLayoutSegment'],
    message: 'Pages ship without a router; the browser navigates. Read `location`, or pass the address as a prop.',
  },
];
const clientDirective = {
  selector: 'ExpressionStatement[directive="use client"]',
  message:
    'Only islands are hydrated: move this client component to components/islands (CONTRIBUTING.md, "A new island").',
};

/** A half-written file is read by whoever reads it meanwhile: another command, an editor, a server. */
const unsafeWrites = [
  'CallExpression[callee.name=/^(?:write|append)File(?:Sync)?$/]',
  'CallExpression[callee.property.name=/^(?:write|append)File(?:Sync)?$/]',
  'CallExpression[callee.property.name="toFile"]',
].map((selector) => ({
  selector,
  message:
    'Write with writeIfChanged (lib/write-if-changed.ts): beside the file, renamed, and only when it has changed.',
}));

/** Files whose class strings are linted. */
const styled = ['components/**/*.tsx'];

/** Belongs in a named class of the component's CSS module, not in a class string (CONTRIBUTING.md, "Styles"). */
const restrictedClasses = [
  {
    pattern: '\\[[^\\]]*\\d(px|rem)',
    message:
      'Use a step of the scale (app/styles/tokens.css) instead of "$&", or a named class in the CSS module that says why.',
  },
  {
    pattern: '^(?:.*:)?(?:\\*{1,2}:|\\[[^\\]]*&|(?:nth|nth-last|has|not|in|group-has|peer-has)-\\[)',
    message: 'A selector in a class string: "$&". Make it a named class in the CSS module.',
  },
];
const longClasses = ['Literal[value=/^.{161,}$/s]', 'TemplateElement[value.raw=/^.{161,}$/s]'].map((selector) => ({
  selector,
  message: 'Class strings are limited to 160 characters: use a class in the CSS module (CONTRIBUTING.md, "Styles").',
}));

/**
 * Neither Tailwind nor the finishing step (packages/next-documents) finds a class whose name is put together: `button-${look}`.
 * The plugin's own rule finds those in attributes; these find those in what a variable holds or a function returns, by
 * a word and a hyphen next to an expression. Ids are put together on purpose.
 */
const composedClasses = [
  ...['VariableDeclarator:not([id.name=/id$/i])', 'ReturnStatement', 'ArrowFunctionExpression'].flatMap((holder) => [
    `${holder} > TemplateLiteral > TemplateElement[tail=false][value.raw=/(?:^|\\s)[a-z]{2}[\\w:-]*-$/]`,
    `${holder} > TemplateLiteral > TemplateElement[value.raw=/^-[a-z]/]`,
  ]),
  'BinaryExpression[operator="+"] > Literal[value=/(?:^|\\s)[a-z]{2}[\\w:-]*-$/]',
].map((selector) => ({
  selector,
  message:
    'Write class names whole: a name that is put together loses its rules in the build (CONTRIBUTING.md, "Styles").',
}));

/** A colour literal: hexadecimal, or a CSS colour function with a number. Anchors such as `#step-2` do not match. */
const value =
  '(?<![\\w&]|url\\()#(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})(?![\\w-])|\\b(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch))\\(\\d';
/** Values allowed in a drawing's colour attribute; anything else, such as the name "white", is a colour literal. */
const notAColour = '^(?:none|transparent|currentColor|inherit|var\\(.+\\)|url\\(.+\\))$';
const colourLiterals = [
  `Literal[value=/${value}/i]`,
  `TemplateElement[value.raw=/${value}/i]`,
  `JSXAttribute[name.name=/^(?:fill|stroke|color|stopColor|floodColor)$/] > Literal[value!=/${notAColour}/]`,
].map((selector) => ({
  selector,
  message: 'Colours belong in content/palette.ts: define it there with its purpose, and import it.',
}));

export default defineConfig([
  ...nextCoreWebVitals,
  ...nextTypescript,
  {
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones }],
      'no-restricted-imports': ['error', { paths: clientOnlyImports }],
      'no-restricted-syntax': ['error', clientDirective, ...colourLiterals, ...unsafeWrites],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // The build generates pictures in every width that the layout uses; next/image would add inline styles.
      '@next/next/no-img-element': 'off',
      'import/no-anonymous-default-export': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
    },
  },
  {
    files: ['content/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@/lib/**', '@/components/**'],
              allowTypeImports: true,
              message: 'Content may import types only.',
            },
          ],
        },
      ],
    },
  },
  // Tests may import whatever they test; those of lib need nothing above it.
  { files: ['**/*.test.*'], ignores: ['lib/**'], rules: { 'import-x/no-restricted-paths': 'off' } },
  {
    files: styled,
    ignores: ['**/*.test.tsx'],
    plugins: { 'better-tailwindcss': betterTailwind },
    settings: { 'better-tailwindcss': { entryPoint: 'app/globals.css', variables: [['.*', [{ match: 'strings' }]]] } },
    rules: {
      'better-tailwindcss/no-restricted-classes': ['error', { restrict: restrictedClasses }],
      'better-tailwindcss/no-concatenated-classes': ['error', { variables: [] }],
      'no-restricted-syntax': ['error', clientDirective, ...colourLiterals, ...longClasses, ...composedClasses],
    },
  },
  {
    files: ['components/islands/**'],
    rules: { 'no-restricted-syntax': ['error', ...colourLiterals, ...composedClasses] },
  },
  {
    files: ['packages/**'],
    rules: { 'no-restricted-syntax': ['error', ...colourLiterals], '@next/next/no-html-link-for-pages': 'off' },
  },
  // The one place that writes, and what is written before anybody can know of it.
  {
    files: ['lib/write-if-changed.ts', 'scripts/lib/kept-enquiries.ts'],
    rules: { 'no-restricted-syntax': ['error', clientDirective, ...colourLiterals] },
  },
  // The palette and the skies define colours, and tests assert on them.
  {
    files: ['content/palette.ts', 'content/skies.ts', '**/*.test.*', 'e2e/**'],
    rules: { 'no-restricted-syntax': ['error', clientDirective] },
  },
  { files: ['components/islands/**'], ignores: ['**/*.test.*'], rules: { 'max-lines': ['error', 160] } },
  { files: ['app/**/page.tsx'], rules: { 'max-lines': ['error', 45] } },
  globalIgnores([
    '.next/**',
    'out/**',
    'packages/*/dist/**',
    '.local/**',
    '.cache/**',
    '.claude/worktrees/**',
    '.worktrees/**',
    'coverage/**',
    'report/**',
    'playwright-report/**',
    'test-results/**',
    'next-env.d.ts',
    'art/*',
    '!art/drawings',
  ]),
]);
