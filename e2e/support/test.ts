import { test as base } from '@playwright/test';

interface SiteFixtures {
  /** What a test provokes on purpose: console errors that match are expected. */
  expectedTrouble: readonly RegExp[];
  trouble: void;
}

/**
 * What Chromium reports, on a page without scripts too, when it has shown the next page before the transition to it
 * (CSS View Transitions Level 2) is ready. No event hands that transition to the page, which is whole without it.
 */
const lateTransition = 'Transition was aborted because of invalid state. Page already revealed';

/**
 * Playwright's `test`, which also fails on a console error, an error that nobody caught, a violation of the page's
 * Content-Security-Policy, and a request that leaves the site.
 */
export const test = base.extend<SiteFixtures>({
  expectedTrouble: [[], { option: true }],
  trouble: [
    async ({ context, baseURL, expectedTrouble }, use) => {
      const troubles: string[] = [];
      // The form of a local site posts to this machine by its number (enquiryOrigin of scripts/lib/ports.ts).
      const own = [new URL(baseURL ?? '').hostname, '127.0.0.1'];
      context.on('console', (message) => {
        if (message.type() === 'error') troubles.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => {
        const { message, stack } = error.error();
        if (message !== lateTransition) troubles.push(`uncaught: ${message} ${stack}`);
      });
      context.on('request', (request) => {
        const { protocol, hostname: host } = new URL(request.url());
        if (protocol.startsWith('http') && !own.includes(host)) troubles.push(`left the site: ${request.url()}`);
      });
      await context.addInitScript(watchPage);
      await use();
      const unexpected = troubles.filter((one) => !expectedTrouble.some((pattern) => pattern.test(one)));
      if (unexpected.length > 0) throw new Error(`The page was in trouble:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

/** Runs in every page before its own scripts: reports policy violations, and notes which islands are hydrated. */
export function watchPage() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    console.error(`Content-Security-Policy: ${effectiveDirective} refused ${blockedURI} ${sample}`),
  );
  const hydratedIslands = new Set<unknown>();
  Object.assign(window, { hydratedIslands });
  document.addEventListener('app:hydrated', ({ target }) => hydratedIslands.add(target));
}
