export default {
  printWidth: 120,
  // What notes show in a column beside a heading.
  overrides: [{ files: 'lib/downloads/*.ts', excludeFiles: '*.test.ts', options: { printWidth: 90 } }],
  singleQuote: true,
  plugins: ['prettier-plugin-tailwindcss'],
  tailwindStylesheet: './app/globals.css',
};
