import { test as base } from '@playwright/test';

interface SiteFixtures {
  /** Patterns of the errors that a test provokes on purpose. */
  expectedErrors: readonly RegExp[];
  failOnErrors: void;
}

/**
 * Chromium reports this, even on pages without scripts, when it reveals a page before its cross-document view transition
 * is ready. The page cannot catch it, and works without the transition.
 */
const lateTransition = 'Transition was aborted because of invalid state. Page already revealed';

/**
 * Playwright's `test`, which also fails on console errors, uncaught errors, violations of the page's
 * Content-Security-Policy and requests to other hosts.
 */
export const test = base.extend<SiteFixtures>({
  expectedErrors: [[], { option: true }],
  failOnErrors: [
    async ({ context, baseURL, expectedErrors }, use) => {
      const errors: string[] = [];
      // A local site's form posts to this machine by IP address (`enquiryOrigin` in scripts/lib/ports.ts).
      const own = [new URL(baseURL ?? '').hostname, '127.0.0.1'];
      context.on('console', (message) => {
        // A mistake of the markup makes React render an island anew, and say no more than this.
        if (message.type() === 'error' || message.text().startsWith('An island did not match'))
          errors.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => {
        const { message, stack } = error.error();
        if (message !== lateTransition) errors.push(`uncaught: ${message} ${stack}`);
      });
      context.on('request', (request) => {
        const { protocol, hostname: host } = new URL(request.url());
        if (protocol.startsWith('http') && !own.includes(host)) errors.push(`left the site: ${request.url()}`);
      });
      await context.addInitScript(watchPage);
      await use();
      const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)));
      if (unexpected.length > 0) throw new Error(`The page had errors:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

/** What every page of `test` has. */
export interface Watched {
  hydratedIslands: Set<unknown>;
  /**
   * Resolves when the page has answered a scroll or a change of the window's size: the next frame tells of it first, and then,
   * in one task, of what all observers see. What comes by a bounce is there at its end.
   */
  observed: () => Promise<void>;
}

/** Runs in every page before its own scripts: logs policy violations as errors, and gives it what `Watched` says. */
export function watchPage() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    console.error(`Content-Security-Policy: ${effectiveDirective} refused ${blockedURI} ${sample}`),
  );
  const hydratedIslands = new Set<unknown>();
  const observed = async () => {
    await new Promise((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        setTimeout(resolve);
      });
      observer.observe(document.documentElement);
    });
    const bounces = document.querySelector('[data-floating]')?.getAnimations() ?? [];
    await Promise.allSettled(bounces.map(({ finished }) => finished));
  };
  Object.assign(window, { hydratedIslands, observed } satisfies Watched);
  document.addEventListener('island:hydrated', ({ target }) => hydratedIslands.add(target));
}
