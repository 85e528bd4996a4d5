import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import { defineConfig, globalIgnores } from 'eslint/config';
import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import { nextModules } from './scripts/finish/next-modules.mjs';

/**
 * Imports run one way: app, then components, then lib and content; scripts and e2e may read both. Inside components:
 * pages, then sections, then islands, diagrams and figures, then ui.
 */
const zones = [
  {
    // The one thing above them that content and lib may know is what a figure takes: its schema stands in its folder.
    target: ['./content', './lib'],
    from: ['./app', './scripts', './e2e'],
  },
  { target: ['./content', './lib'], from: './components', except: ['./figures'] },
  { target: './components', from: ['./app', './scripts', './e2e'] },
  { target: './components/sections', from: './components/layout' },
  {
    target: ['./components/islands', './components/diagrams', './components/figures', './components/ui'],
    from: ['./components/sections', './components/layout'],
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
      'no-restricted-syntax': ['error', clientDirective],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Pictures are made by the build in every width that the layout uses; next/image would add inline styles.
      '@next/next/no-img-element': 'off',
      'import/no-anonymous-default-export': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
    },
  },
  // A page's content is data in one piece: splitting it would hide where its words are.
  { files: ['content/pages/**'], rules: { 'max-lines': ['error', 500] } },
  { files: ['components/islands/**'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['components/islands/**'], ignores: ['**/*.test.*'], rules: { 'max-lines': ['error', 160] } },
  { files: ['app/**/page.tsx'], rules: { 'max-lines': ['error', 45] } },
  globalIgnores([
    '.next/**',
    'out/**',
    '.local/**',
    'coverage/**',
    'report/**',
    'playwright-report/**',
    'test-results/**',
    'next-env.d.ts',
    'art/**',
  ]),
]);
