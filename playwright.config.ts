import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/lib/browser';

/** The exported site and the enquiry service of the test run, apart from a developer's own on 3000 and 3001. */
const port = Number(process.env.TEST_PORT ?? 3100);
const executablePath = findBrowser() ?? undefined;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 2,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-background-networking'] },
    trace: 'retain-on-failure',
  },
  projects: [
    // A journey that only one size knows carries that size's tag.
    { name: 'desktop', grepInvert: /@phone/, use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 850 } } },
    { name: 'phone', grepInvert: /@desktop/, use: { ...devices['Pixel 7'], viewport: { width: 375, height: 800 } } },
  ],
  webServer: {
    command: 'node --import tsx scripts/serve.ts',
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      ENQUIRY_PORT: String(port + 1),
      ENQUIRY_FAULTS: '1',
      ENQUIRY_DIRECTORY: 'test-results/enquiries',
    },
  },
});
