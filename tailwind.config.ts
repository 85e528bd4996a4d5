import type { Config } from 'tailwindcss';

/**
 * Where class names are written. The tokens are Tailwind's theme: `@theme` in app/styles/tokens.css, and in
 * generated/theme.css those that TypeScript defines (content/palette.ts, content/breakpoints.ts, content/constants.ts).
 */
const config: Config = {
  content: ['./{app,components}/**/*.{ts,tsx}'],
};

export default config;
