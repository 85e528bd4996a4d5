import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

const config = createConfig({
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/{app,components,content,lib,scripts,site}/**/*.test.{ts,tsx}'],
  // The build and the journeys run beside the unit tests (scripts/test.ts): some of them start programs of their own.
  testTimeout: 20_000,
  modulePathIgnorePatterns: ['<rootDir>/(.next|.local|out|report)/'],
});

/** Packages without a CommonJS version, which Jest has to be given. */
const esModules = ['leven', 'p-map'];

export default async () => ({
  ...(await config()),
  transformIgnorePatterns: [`/node_modules/(?!${esModules.join('|')}/)`],
});
