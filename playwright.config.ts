import { defineConfig, devices } from '@playwright/test';
import { company } from './content/company';
import { readSwitch } from './lib/variables';
import { desktop, phone } from './e2e/support/viewports';
import { findBrowser, findHeadlessShell } from './scripts/lib/browser';

/** Serves the exported site and the enquiry service. Not 3000, where a developer's own server may run. */
const port = Number(process.env.TEST_PORT ?? 3100);
const launchOptions = {
  executablePath: findHeadlessShell() ?? findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    // One renderer per worker: a process for each page would take a third of the time.
    '--renderer-process-limit=1',
    // Resolves the site's own host name to this machine.
    `--host-resolver-rules=MAP ${new URL(company.origin).hostname} 127.0.0.1`,
  ],
};

/** Runs nginx with the repository's own configurations; once, because the browser does not matter. */
const hosts = /hosts\.spec/;

/** Starts the development server, once. */
const development = /development\.spec|editor/;

/**
 * Needs the full browser: the headless shell lacks the back/forward cache, which Playwright also disables, and prerendering, and
 * reports no layout shift of what a page shows while it arrives.
 */
const fullBrowser = /navigation|back-forward-cache|first-load/;

/** Behaves the same at every viewport size, so it runs on desktop only. */
const sizeIndependent = /hero-taglines|theme|enquiry-links/;

/** `OTHER_BROWSERS=1` also runs the same tests in Firefox and WebKit, where they can be installed, as in the CI workflow. */
const otherBrowsers = [
  { name: 'firefox', ...devices['Desktop Firefox'], viewport: desktop },
  { name: 'webkit', ...devices['Desktop Safari'], viewport: desktop },
  { name: 'webkit-phone', ...devices['iPhone 14'], viewport: phone },
].map(({ name, ...use }) => ({
  name,
  use,
  testIgnore: [hosts, development, /markup/],
  grepInvert: name.endsWith('phone') ? /@desktop/ : /@phone/,
}));

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // As many as a small machine has cores: with more, what takes 9 s alone has taken 50, and tests failed by chance.
  workers: 2,
  // Generous, for slow or shared machines: no test measures speed, and a passing one never waits this long.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./e2e/support/skipped-reporter.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'full browser',
      testMatch: fullBrowser,
      // Each further worker would start another browser.
      workers: 1,
      use: {
        ...devices['Desktop Chrome'],
        viewport: desktop,
        launchOptions: {
          ...launchOptions,
          executablePath: findBrowser(),
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    // Tests that apply to one viewport size only are tagged with it.
    {
      name: 'desktop',
      testIgnore: fullBrowser,
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: desktop, launchOptions },
    },
    {
      name: 'phone',
      testIgnore: [hosts, development, fullBrowser, sizeIndependent],
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: phone, launchOptions },
    },
    ...(readSwitch('OTHER_BROWSERS', process.env) ? otherBrowsers : []),
  ],
  webServer: {
    command: 'node --import tsx scripts/serve.ts',
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      ENQUIRY_DIRECTORY: 'test-results/enquiries',
    },
  },
});
