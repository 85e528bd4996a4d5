import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import betterTailwind from 'eslint-plugin-better-tailwindcss';
import importX from 'eslint-plugin-import-x';
import { defineConfig, globalIgnores } from 'eslint/config';
import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import { nextModules } from './scripts/finish/next-modules.mjs';

/**
 * Imports run one way: app, then components, then site (what content means), then lib and content; scripts and e2e may
 * read them all. Inside components: layout, then sections, then islands, diagrams and figures, then ui.
 */
const zones = [
  // Content is data: it knows its types (the rule below) and nothing else.
  { target: './content', from: ['./app', './components', './scripts', './e2e', './site', './generated'] },
  // What lib checks are addresses and names of logos; the words are for site. Schemas stand beside their components.
  { target: './lib', from: ['./app', './scripts', './e2e', './site'] },
  { target: './lib', from: './content', except: ['./routes.ts', './logos.ts', './constants.ts', './palette.ts'] },
  {
    target: ['./content', './lib', './site'],
    from: './components',
    except: ['./figures/schema.ts', './sections/schema.ts'],
  },
  { target: './site', from: ['./app', './scripts', './e2e'] },
  { target: './components', from: ['./app', './scripts', './e2e'] },
  { target: './components/sections', from: './components/layout' },
  {
    target: ['./components/islands', './components/diagrams', './components/figures', './components/ui'],
    from: './components/layout',
  },
  {
    target: ['./components/islands', './components/diagrams', './components/figures', './components/ui'],
    from: './components/sections',
    // The types of what sections are made of.
    except: ['./schema.ts', './base-schema.ts'],
  },
  { target: './app', from: ['./scripts', './e2e'] },
];

/** What works in `npm run dev` alone, because pages ship without Next's client. The build stops at it too. */
const withoutClient = [
  ...Object.entries(nextModules).map(([name, message]) => ({ name, message })),
  {
    name: 'next/navigation',
    importNames: ['useRouter', 'useSearchParams', 'usePathname', 'useParams', 'useSelectedLayoutSegment'],
    message: 'No router runs in a page: the browser navigates. Read `location`, or take the address as a prop.',
  },
];
const clientDirective = {
  selector: 'ExpressionStatement[directive="use client"]',
  message:
    'Nothing hydrates a client component but an island: put it into components/islands (CONTRIBUTING.md, "A new island").',
};

/** Where class strings are held to their rules. */
const styled = ['components/**/*.tsx'];

/** What a class string may not say; it is a named class in the component's CSS module (CONTRIBUTING.md, "Styles"). */
const restrictedClasses = [
  {
    pattern: '\\[[^\\]]*\\d(px|rem)',
    message:
      'A step of the scale (tailwind.config.ts) instead of "$&"; or a named class in the CSS module, which says why.',
  },
  {
    pattern: '^(?:.*:)?(?:\\*{1,2}:|\\[[^\\]]*&|(?:nth|nth-last|has|not|in|group-has|peer-has)-\\[)',
    message: 'A selector in a class string: "$&". Name it in the CSS module.',
  },
];
const longClasses = ['Literal[value=/^.{161,}$/s]', 'TemplateElement[value.raw=/^.{161,}$/s]'].map((selector) => ({
  selector,
  message: 'A class string has at most 160 characters: name it in the CSS module (CONTRIBUTING.md, "Styles").',
}));

/** A colour's own value: in hexadecimal, or by a function of CSS with a number. An anchor such as `#step-2` is none. */
const value =
  '(?<![\\w&]|url\\()#(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})(?![\\w-])|\\b(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch))\\(\\d';
/** What an attribute of a drawing may say that is no colour of its own: a name such as "white" is one. */
const noColour = '^(?:none|transparent|currentColor|inherit|var\\(.+\\)|url\\(.+\\))$';
const colourLiterals = [
  `Literal[value=/${value}/i]`,
  `TemplateElement[value.raw=/${value}/i]`,
  `JSXAttribute[name.name=/^(?:fill|stroke|color|stopColor|floodColor)$/] > Literal[value!=/${noColour}/]`,
].map((selector) => ({
  selector,
  message: 'Every colour stands in content/palette.ts: add it there with what it is for, and import it from there.',
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
      'no-restricted-imports': ['error', { paths: withoutClient }],
      'no-restricted-syntax': ['error', clientDirective, ...colourLiterals],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Pictures are made by the build in every width that the layout uses; next/image would add inline styles.
      '@next/next/no-img-element': 'off',
      'import/no-anonymous-default-export': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
    },
  },
  {
    files: ['content/**'],
    ignores: ['content/street*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              // How days and sums are written is no content.
              group: ['@/lib/**', '!@/lib/story-format', '@/components/**'],
              allowTypeImports: true,
              message: 'Content takes types only: its schema reads it.',
            },
          ],
        },
      ],
    },
  },
  // Expectations import what they are about, wherever it stands.
  { files: ['**/*.test.*'], rules: { 'import-x/no-restricted-paths': 'off' } },
  // A page's content is data in one piece: splitting it would hide where its words are.
  { files: ['content/pages/**'], rules: { 'max-lines': ['error', 500] } },
  {
    files: styled,
    ignores: ['**/*.test.tsx'],
    plugins: { 'better-tailwindcss': betterTailwind },
    settings: { 'better-tailwindcss': { entryPoint: 'app/globals.css', variables: [['.*', [{ match: 'strings' }]]] } },
    rules: {
      'better-tailwindcss/no-restricted-classes': ['error', { restrict: restrictedClasses }],
      'no-restricted-syntax': ['error', clientDirective, ...colourLiterals, ...longClasses],
    },
  },
  { files: ['components/islands/**'], rules: { 'no-restricted-syntax': ['error', ...colourLiterals] } },
  // The palette, and expectations, which say what comes out.
  {
    files: ['content/palette.ts', '**/*.test.*', 'e2e/**'],
    rules: { 'no-restricted-syntax': ['error', clientDirective] },
  },
  { files: ['components/islands/**'], ignores: ['**/*.test.*'], rules: { 'max-lines': ['error', 160] } },
  { files: ['app/**/page.tsx'], rules: { 'max-lines': ['error', 45] } },
  globalIgnores([
    '.next/**',
    'out/**',
    '.local/**',
    '.cache/**',
    'coverage/**',
    'report/**',
    'playwright-report/**',
    'test-results/**',
    'next-env.d.ts',
    'art/**',
  ]),
]);
