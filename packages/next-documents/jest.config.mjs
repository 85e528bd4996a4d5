import nextJest from 'next/jest.js';

const config = nextJest()({
  displayName: 'next-documents',
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  testMatch: ['<rootDir>/{runtime,src}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  // Two of the tests run `next build`.
  testTimeout: 20_000,
});

export default async () => ({
  ...(await config()),
  // It is only an ES module, which Jest has to transform.
  transformIgnorePatterns: ['/node_modules/(?!p-map/)'],
});
