import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

const config = createConfig({
  testEnvironment: 'jsdom',
  globalSetup: '<rootDir>/test-support/make-content.mjs',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/{app,components,lib,packages,scripts,site}/**/*.test.{ts,tsx}'],
  // Some tests start other programs, while the build and the end-to-end tests compete for the CPU (scripts/test.ts).
  testTimeout: 20_000,
  modulePathIgnorePatterns: ['<rootDir>/(.next|.local|out|report)/'],
});

/** ES-module-only packages, which Jest has to transform. */
const esModules = ['leven', 'p-map'];

export default async () => ({
  ...(await config()),
  transformIgnorePatterns: [`/node_modules/(?!${esModules.join('|')}/)`],
});
