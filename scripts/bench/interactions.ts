import type { BrowserContextOptions, Page } from 'playwright';
import { anchors, routes } from '@/content/routes';
import { newTab, phone, wake, type Bench } from './site';
import { median } from './table';
import { slowDown } from './times';

/** How long one action took until its result was painted, in ms. */
export interface Answer {
  readonly name: string;
  readonly size: 'phone' | 'desktop';
  readonly fastest: number;
  readonly median: number;
  readonly slowest: number;
  /** What issue 8 asks for. */
  readonly limit: number;
}

const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 850 } };

/** How long a pointer rests on a link before it presses it, in ms: short for a mouse, and what a tap takes. */
const intent = 100;

interface Action {
  readonly name: string;
  readonly size: Answer['size'];
  readonly route: string;
  readonly limit: number;
  /** Brings the control into sight. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** What is timed: one click or key, nothing before it. */
  readonly act: (page: Page) => Promise<void>;
  /** Where the answer is another page: its address. */
  readonly leadsTo?: string;
}

const show = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  // Whoever presses it has seen it first.
  await page.waitForTimeout(1_000);
};
const press =
  (selector: string, at = 0) =>
  (page: Page) =>
    page.locator(selector).nth(at).click({ noWaitAfter: true });

const form = 'form#enquiry';
const menuButton = 'button[popovertarget].menu-button';

/** The actions that issue 8 names, where a visitor finds them. */
const actions: readonly Action[] = [
  { name: 'menu', size: 'phone', route: routes.cloud, limit: 100, act: press(menuButton) },
  { name: 'menu', size: 'desktop', route: routes.cloud, limit: 100, act: press('[data-dropdown] > summary') },
  ...(['phone', 'desktop'] as const).flatMap((size): Action[] => [
    { name: 'accordion', size, route: routes.home, limit: 100, prepare: show(`#${anchors.techstack} details`), act: press(`#${anchors.techstack} details summary`, 1) }, // prettier-ignore
    { name: 'tabs', size, route: routes.cloud, limit: 100, prepare: show('[role=tab]'), act: press('[role=tab]', 1) },
    { name: 'dots', size, route: routes.home, limit: 100, act: press('[data-dot]', 2) },
    { name: 'form: a letter', size, route: routes.contact, limit: 100, prepare: async (page) => { await page.locator(`${form} [name=user_name]`).focus(); await page.waitForTimeout(500); }, act: (page) => page.keyboard.press('a') }, // prettier-ignore
    { name: 'form: a choice', size, route: routes.contact, limit: 100, prepare: show(`${form} [type=radio]`), act: press(`${form} label:has([type=radio])`, 1) }, // prettier-ignore
    { name: 'form: send, left blank', size, route: routes.contact, limit: 100, prepare: show(`${form} [type=submit]`), act: press(`${form} [type=submit]`) }, // prettier-ignore
    { name: 'to a detail page', size, route: routes.ourServices, limit: 200, leadsTo: routes.cloud, prepare: show(`footer a[href="${routes.cloud}"]`), act: press(`footer a[href="${routes.cloud}"]`) }, // prettier-ignore
    { name: 'to the home page', size, route: routes.cloud, limit: 200, leadsTo: routes.home, prepare: show(`footer a[href="${routes.home}"]`), act: press(`footer a[href="${routes.home}"]`) }, // prettier-ignore
  ]),
];

/**
 * Times what awake pages answer to a visitor's clicks and keys, at a processor slowed down 4 times.
 *
 * @param runs how often each action is done, each time on a page opened anew.
 */
export async function interactions(bench: Bench, runs: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const action of actions) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await timeOf(bench, action));
    const { name, size, limit } = action;
    answers.push({
      name,
      size,
      limit,
      fastest: Math.min(...times),
      median: median(times),
      slowest: Math.max(...times),
    });
    console.error(`${answers.length}/${actions.length} ${name}, ${size}: ${times.map(Math.round).join(' ')} ms`);
  }
  return answers;
}

async function timeOf({ browser, origin }: Bench, { size, route, prepare, act, leadsTo }: Action): Promise<number> {
  const page = await newTab(browser, size === 'phone' ? phone : desktop);
  try {
    await page.goto(origin + route, { waitUntil: 'load' });
    await wake(page);
    await page.waitForTimeout(500);
    await prepare?.(page);
    await slowDown(await page.context().newCDPSession(page));
    await page.evaluate(watchAnswers, leadsTo);
    if (leadsTo) {
      const box = await page.locator(`footer a[href="${leadsTo}"]`).first().boundingBox();
      await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
      await page.waitForTimeout(intent);
    }
    await act(page);
    const answer = await page.waitForFunction(() => (window as unknown as { answer?: number }).answer);
    return Number(await answer.jsonValue());
  } finally {
    await page.context().close();
  }
}

/**
 * Runs in the page. Notes in `window.answer` the ms from the first click or key to the next paint; or, where an
 * address is given, to the paint that shows another heading at that address.
 */
function watchAnswers(leadsTo: string | undefined): void {
  const heading = document.querySelector('h1');
  let began = 0;
  const painted = () =>
    // A task of its own after the frame: the frame has been handed to the screen by then.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(window, { answer: performance.now() - began });
      port2.postMessage(null);
    });
  function look() {
    const now = document.querySelector('h1');
    if (location.pathname === leadsTo && now !== heading) painted();
    else requestAnimationFrame(look);
  }
  function begin(event: Event) {
    if (began) return;
    began = event.timeStamp;
    if (leadsTo) look();
    else painted();
  }
  for (const type of ['click', 'keydown']) document.addEventListener(type, begin, { capture: true });
}
