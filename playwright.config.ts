import { defineConfig, devices } from '@playwright/test';
import { company } from './content/company';
import { desk, phone } from './e2e/support/viewports';
import { findBrowser, findHeadlessShell } from './scripts/lib/browser';

/** The exported site and the enquiry service of the test run, apart from a developer's own on 3000. */
const port = Number(process.env.TEST_PORT ?? 3100);
const launchOptions = {
  executablePath: findHeadlessShell() ?? findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    // One renderer for the pages of a worker: a process for each costs a third of the time.
    '--renderer-process-limit=1',
    // The site's own name leads to this machine.
    `--host-resolver-rules=MAP ${new URL(company.origin).hostname} 127.0.0.1`,
  ],
};

/** nginx serves the site there, over the repository's own configurations: once, for no browser in particular. */
const hosts = /hosts\.spec/;

/** Starts the development server, once. */
const development = /development\.spec/;

/** The back/forward cache and prerendering, which the headless shell has not, and Playwright switches off in a whole browser. */
const wholeBrowser = /navigation|back-forward-cache/;

/** What is the same at every size. */
const sizeless = /hero-taglines|theme|enquiry-links/;

/** The same journeys where Firefox and WebKit can be installed, as in the workflow: `PLAYWRIGHT_ALL=1`. */
const otherBrowsers = [
  { name: 'firefox', ...devices['Desktop Firefox'], viewport: desk },
  { name: 'webkit', ...devices['Desktop Safari'], viewport: desk },
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
  // One more than a small machine has cores: many journeys wait for the site's own times.
  workers: 3,
  // For a machine that is slow or shared: no journey judges speed, and one that passes does not wait.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'whole browser',
      testMatch: wholeBrowser,
      // Each worker starts a browser of its own.
      workers: 1,
      use: {
        ...devices['Desktop Chrome'],
        viewport: desk,
        launchOptions: {
          ...launchOptions,
          executablePath: findBrowser(),
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    // A journey that only one size knows carries that size's tag.
    {
      name: 'desktop',
      testIgnore: wholeBrowser,
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: desk, launchOptions },
    },
    {
      name: 'phone',
      testIgnore: [hosts, development, wholeBrowser, sizeless],
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: phone, launchOptions },
    },
    ...(process.env.PLAYWRIGHT_ALL === '1' ? otherBrowsers : []),
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
