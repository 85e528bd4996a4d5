import type { BrowserContextOptions } from 'playwright';
import { anchors, routes } from '@/content/routes';
import { hydrate, newTab, phone, type Bench } from './site';
import { median } from './table';
import { slowDown } from './times';

/** How long one action took until its result was painted, in ms. */
export interface Answer {
  readonly name: string;
  readonly size: 'phone' | 'desktop';
  readonly fastest: number;
  readonly median: number;
  readonly slowest: number;
  /** The most that it may take. */
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
  /** What is pressed; where it is a field, what a letter is typed into. */
  readonly control: string;
  /** Which of several. */
  readonly at?: number;
  readonly types?: boolean;
  /** Where the answer is another page: its address. */
  readonly leadsTo?: string;
}

const form = 'form#enquiry';
const menuButton = 'button[popovertarget].menu-button';

const footerLink = (route: string) => `footer a[href="${route}"]`;

/** What a visitor presses, and where. */
const actions: readonly Action[] = [
  { name: 'menu', size: 'phone', route: routes.cloud, limit: 100, control: menuButton },
  { name: 'menu', size: 'desktop', route: routes.cloud, limit: 100, control: '[data-dropdown] > summary' },
  ...(['phone', 'desktop'] as const).flatMap((size): Action[] => [
    { name: 'accordion', size, route: routes.home, limit: 100, control: `#${anchors.techstack} summary`, at: 1 },
    { name: 'tabs', size, route: routes.cloud, limit: 100, control: '[role=tab]', at: 1 },
    { name: 'dots', size, route: routes.home, limit: 100, control: '[data-dot]', at: 2 },
    { name: 'form: a letter', size, route: routes.contact, limit: 100, control: `${form} [name=user_name]`, types: true }, // prettier-ignore
    { name: 'form: a choice', size, route: routes.contact, limit: 100, control: `${form} label:has([type=radio])`, at: 1 }, // prettier-ignore
    { name: 'form: send, left blank', size, route: routes.contact, limit: 100, control: `${form} [type=submit]` },
    { name: 'to a detail page', size, route: routes.ourServices, limit: 200, control: footerLink(routes.cloud), leadsTo: routes.cloud }, // prettier-ignore
    { name: 'to the home page', size, route: routes.cloud, limit: 200, control: footerLink(routes.home), leadsTo: routes.home }, // prettier-ignore
  ]),
];

/**
 * Times what hydrated pages answer to a visitor's clicks and keys, at a processor slowed down 4 times.
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

/**
 * From the press on, nothing but the page's own work may run in it: Playwright's locators and waits evaluate scripts
 * there, which at this processor takes as long as what is measured. So the place of the control is asked before, the
 * press is the browser's own input, and the answer comes as the end of an evaluation begun before.
 */
async function timeOf({ browser, origin }: Bench, action: Action): Promise<number> {
  const { size, route, control, at = 0, types, leadsTo } = action;
  const page = await newTab(browser, size === 'phone' ? phone : desktop);
  try {
    await page.goto(origin + route, { waitUntil: 'load' });
    await hydrate(page);
    await page.waitForTimeout(500);
    const target = page.locator(control).nth(at);
    await target.scrollIntoViewIfNeeded();
    if (types) await target.focus();
    // Whoever presses it has seen it first.
    await page.waitForTimeout(1_000);
    const box = await target.boundingBox();
    if (!box) throw new Error(`${route}: there is no ${control} to be pressed.`);
    await slowDown(await page.context().newCDPSession(page));
    const answer = page.evaluate(watchAnswers, leadsTo);
    const [x, y] = [box.x + Math.min(box.width / 2, 40), box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.waitForTimeout(intent);
    await (types ? page.keyboard.press('a') : page.mouse.click(x, y));
    return await answer;
  } finally {
    await page.context().close();
  }
}

/**
 * Runs in the page. Ends with the ms from the first click or key to the next paint; or, where an address is given, to
 * the paint that shows another heading at that address.
 */
function watchAnswers(leadsTo: string | undefined): Promise<number> {
  const heading = document.querySelector('h1');
  return new Promise((resolve) => {
    let began = 0;
    // Called in a frame, before it is drawn: a task of its own after it, when it has been handed to the screen.
    function drawn() {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - began);
      port2.postMessage(null);
    }
    function look() {
      if (location.pathname === leadsTo && document.querySelector('h1') !== heading) drawn();
      else requestAnimationFrame(look);
    }
    function begin(event: Event) {
      if (began) return;
      began = event.timeStamp;
      requestAnimationFrame(leadsTo ? look : drawn);
    }
    for (const type of ['click', 'keydown']) document.addEventListener(type, begin, { capture: true });
  });
}
