import fc from 'fast-check';
import { expect, type Page } from '@playwright/test';
import { minFillTime } from '@/components/islands/enquiry-form/send-from-form';
import { doubleClickTime } from '@/components/islands/enquiry-form/use-submit';
import { form as words } from '@/content/interface';
import { routes } from '@/content/routes';
import { enquiry } from '@/test-support/enquiry';
import { blockStorage, enquiryForm, fillStorage, hydrateForm, openForm } from './support/enquiry-form';
import type { Fault } from '../scripts/lib/enquiry-service';
import { test } from './support/enquiry-page';

/*
 * The promises of docs/enquiry.md for visitors to whom several things happen in any order. What each of them does alone has
 * tests of its own (enquiry-*.spec.ts), and so has the order of states (messages-in-any-order.test.ts).
 */

/** What the mail service does with one post; a gateway's words come with the message taken or not. */
const faults: readonly Fault[] = [
  {},
  { delay: 1_500 },
  { garbage: true, status: 200 },
  { status: 500 },
  { status: 502 },
  { status: 503, keep: true },
  { drop: true },
  { drop: true, keep: true },
];

const events = [
  'nothing',
  'double click',
  'no connection',
  'reload',
  'leave and back',
  'close tab',
  'another tab sends',
  'clock set back',
] as const;

type Press = { readonly event: (typeof events)[number]; readonly fault: Fault };

/** Each event happens once at most: three messages of other tabs would reach the limit of what a browser may send. */
const visitors = fc.record({
  storage: fc.constantFrom('works', 'works', 'works', 'is blocked', 'is full'),
  presses: fc
    .uniqueArray(fc.constantFrom(...events), { minLength: 1, maxLength: 3 })
    .chain((chosen) =>
      fc.tuple(...chosen.map((event) => fc.record({ event: fc.constant(event), fault: fc.constantFrom(...faults) }))),
    ),
});

/** The seeds of the visitors: the same number is the same visitor. `VISITORS` tries that many. */
const seeds = Array.from({ length: Number(process.env.VISITORS ?? 6) }, (_, index) => index + 1);

/** More presses than any visitor needs once nothing else happens. */
const calmPresses: readonly Press[] = Array.from({ length: 4 }, () => ({ event: 'nothing', fault: {} }));

for (const seed of seeds) {
  const [visitor] = fc.sample(visitors, { seed, numRuns: 1 });
  if (!visitor) continue;
  const story = visitor.presses.map(({ event, fault }) => `${event} ${JSON.stringify(fault)}`).join(', ');

  test(`random visitor ${seed}, whose storage ${visitor.storage}: ${story} @desktop`, async ({
    page: firstPage,
    context,
    service,
  }) => {
    test.slow();
    if (visitor.storage === 'is blocked') await blockStorage(context);
    if (visitor.storage === 'is full') await fillStorage(context);
    const message = { ...enquiry, user_name: `Visitor ${seed}` };
    let page: Page = firstPage;
    const keptCount = async () => (await service.kept()).filter(({ text }) => text.includes(message.user_name)).length;
    const holdsMessage = async () => (await enquiryForm(page).field('message').inputValue()) === message.message;

    await (await openForm(page)).fill(message);
    let pressesAfterWarning = 0;
    let isWarned = false;
    let isThanked = false;
    for (const press of [...visitor.presses, ...calmPresses]) {
      pressesAfterWarning += Number(isWarned);
      service.setFault(press.fault, 1);
      const isLeft = await pressSend(press);
      const { form, thanks } = enquiryForm(page);
      isThanked = (await thanks.isVisible()) || (await form.getByText(words.arrived).first().isVisible());
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toBeHidden();
      // A page that was left while its message arrived is followed by an empty form.
      const hasArrived = async () => isThanked || (isLeft && (await keptCount()) > 0);
      if (isThanked || (isLeft && !(await holdsMessage()) && (await hasArrived()))) break;
      if (isLeft && visitor.storage !== 'works') {
        // Nothing was kept, and the visitor, who has seen no thanks, types it again.
        await enquiryForm(page).fill(message);
        isWarned = true;
      } else {
        await expect
          .poll(async () => (await holdsMessage()) || (await hasArrived()), 'the message stands there')
          .toBe(true);
        isWarned = await form.getByText(words.unanswered).first().isVisible();
      }
    }

    await expect.poll(keptCount, 'nothing is lost').toBeGreaterThan(0);
    expect(await keptCount(), 'nothing is sent twice without a warning').toBeLessThanOrEqual(1 + pressesAfterWarning);
    if (!isThanked) return;
    await page.reload();
    await hydrateForm(page);
    expect(await holdsMessage(), 'what was confirmed does not come back').toBe(false);

    /** Presses Send while something happens, and waits until the form says what has come of it. @returns whether the page was left */
    async function pressSend({ event }: Press): Promise<boolean> {
      const { sendButton, form, thanks, failure } = enquiryForm(page);
      await page.clock.fastForward(doubleClickTime + 1);
      await sendButton.click({ clickCount: event === 'double click' ? 2 : 1 });
      await page.clock.fastForward(minFillTime);
      if (event === 'no connection') await context.setOffline(true);
      if (event === 'another tab sends') await sendFromAnotherTab();
      if (event === 'clock set back') await page.clock.setSystemTime(Date.now() - 400 * 24 * 3_600_000);
      const isLeft = ['reload', 'leave and back', 'close tab'].includes(event);
      if (event === 'reload') await page.reload();
      if (event === 'leave and back') {
        await page.goto(routes.techstack);
        await page.goBack({ waitUntil: 'commit' });
      }
      if (event === 'close tab') {
        await page.close();
        page = await context.newPage();
        await page.goto(routes.contact);
      }
      if (isLeft) {
        await hydrateForm(page);
        await expect(enquiryForm(page).sendButton).toHaveText(words.send);
      } else {
        const says = form.getByText(words.unanswered).or(form.getByText(words.arrived));
        await thanks.or(failure).or(says).first().waitFor();
        await expect(sendButton).toHaveText(words.send);
      }
      await context.setOffline(false);
      return isLeft;
    }

    /** Another message, of which only the form is of interest. */
    async function sendFromAnotherTab(): Promise<void> {
      const tab = await context.newPage();
      const form = await openForm(tab);
      await form.fill({ ...enquiry, user_name: 'Somebody else', message: 'Another message' });
      await form.send();
      await form.thanks.waitFor();
      await tab.close();
    }
  });
}
