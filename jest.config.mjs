import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

const config = createConfig({
  displayName: 'site',
  testEnvironment: 'jsdom',
  globalSetup: '<rootDir>/test-support/make-content.mjs',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/{app,components,lib,scripts,site}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/(.next|.local|.claude/worktrees|.worktrees|out|report)/'],
});

/** ES-module-only packages, which Jest has to transform. */
const esModules = ['p-map'];

/** The site's tests, and those of the package, which have a configuration of their own. */
export default async () => ({
  // Some tests start other programs, while the build and the end-to-end tests compete for the CPU (scripts/test.ts). Jest
  // takes no notice of it in a project.
  testTimeout: 20_000,
  // Jest never gives back all that a suite has loaded: without a limit one process grows to 2.4 GB, beside a build and browsers.
  workerIdleMemoryLimit: '1GB',
  projects: [
    { ...(await config()), transformIgnorePatterns: [`/node_modules/(?!${esModules.join('|')}/)`] },
    '<rootDir>/packages/next-documents',
  ],
});
