import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { doubleClickTime } from '@/components/islands/enquiry-form/use-enquiry';
import { form as words } from '@/content/interface';
import { routes } from '@/content/routes';
import { enquiry } from '@/test-support/enquiry';
import {
  blockStorage,
  enquiryForm,
  fillStorage,
  holdRequests,
  hydrateForm,
  openForm,
} from '@/test-support/enquiry-page';
import type { Plan } from './plan';

/** A safety limit, which no plan should reach. */
const maxPresses = 9;

/**
 * Fills in one message and presses Send until the form confirms it.
 * @param context an empty profile whose `baseURL` is the site
 * @param name the visitor's name, which identifies the mails
 * @param kept returns how many of the visitor's mails have arrived
 * @returns what went wrong; `sentAgain` counts duplicates that were sent after a warning, which is not a failure
 */
export async function visit(context: BrowserContext, name: string, plan: Plan, kept: () => number) {
  if (plan.storage === 'blocked') await blockStorage(context);
  if (plan.storage === 'full') await fillStorage(context);
  let page = await context.newPage();
  const message = { ...enquiry, user_name: name };
  const result = { lost: false, sentTwice: 0, sentAgain: 0, thankedUnsent: false, cameBack: false };
  if (plan.lateScript) await openLate(page, plan.lateScript);
  else await openForm(page);
  await enquiryForm(page).fill(message);
  /** Whether the visitor has been told that an earlier mail may have arrived. */
  let isWarned = false;
  for (let press = 0; press < maxPresses; press += 1) {
    const [before, knew] = [kept(), isWarned];
    const outcome = await send(plan.presses[press] ?? { event: 'nothing', at: 0 });
    if (before > 0 && kept() > before) result[knew ? 'sentAgain' : 'sentTwice'] += 1;
    if (outcome === 'thanks') {
      result.thankedUnsent = kept() === 0;
      await page.reload();
      await hydrateForm(page);
      result.cameBack = await holdsMessage();
      break;
    }
    if (await eventually(holdsMessage)) {
      isWarned = await eventually(() => page.getByText(words.unanswered).isVisible());
      await wait(doubleClickTime);
    } else if (plan.storage === 'works') break;
    else {
      // Without storage the message is lost with its page: the visitor types it again, having seen no confirmation.
      isWarned = true;
      await enquiryForm(page).fill(message);
    }
  }
  // What is on its way when its page is closed takes a moment.
  await eventually(async () => kept() > 0);
  return { ...result, lost: kept() === 0 };

  async function holdsMessage(): Promise<boolean> {
    return (await enquiryForm(page).field('message').inputValue()) === enquiry.message;
  }

  /** Presses Send, triggers the planned event, and closes the dialog with the result. */
  async function send({ event, at }: Plan['presses'][number]): Promise<'thanks' | 'failure' | 'unknown'> {
    const { sendButton } = enquiryForm(page);
    const isPageLeft = ['reload', 'leave and back', 'close tab', 'close at once'].includes(event);
    await sendButton.click({ clickCount: event === 'double click' ? 2 : 1 });
    if (event !== 'nothing' && event !== 'double click' && event !== 'close at once') await wait(at);
    if (event === 'offline') await context.setOffline(true);
    if (event === 'other tab sends') await sendFromOtherTab();
    if (event === 'clock set back') await page.clock.setSystemTime(Date.now() - 400 * 24 * 3_600_000);
    if (event === 'reload') await page.reload();
    if (event === 'leave and back') {
      await page.goto(routes.techstack);
      await page.goBack({ waitUntil: 'commit' });
    }
    if (event === 'close tab' || event === 'close at once') {
      await page.close({ runBeforeUnload: event === 'close at once' });
      page = await context.newPage();
      await page.goto(routes.contact);
    }
    await hydrateForm(page);
    const { form, thanks, failure } = enquiryForm(page);
    if (isPageLeft && (await isIdle()) && !(await page.locator('dialog').isVisible())) return 'unknown';
    // A press that tells instead of sending opens no dialog.
    const told = page.getByText(words.unanswered);
    // Nor does one that comes after a late answer, which has emptied the form.
    const arrived = form.getByText(words.arrived).first();
    await thanks.or(failure).or(told).or(arrived).first().waitFor();
    await context.setOffline(false);
    if (!(await thanks.or(failure).isVisible())) {
      if (await arrived.isVisible()) return 'thanks';
      if (await isIdle()) return 'unknown';
      await thanks.or(failure).waitFor();
    }
    const outcome = (await thanks.isVisible()) ? 'thanks' : 'failure';
    await page.keyboard.press('Escape');
    await thanks.or(failure).waitFor({ state: 'hidden' });
    return outcome;
  }

  /** Another message, of which only the form is of interest: its name is nobody's. */
  async function sendFromOtherTab(): Promise<void> {
    const tab = await context.newPage();
    const form = await openForm(tab);
    await form.fill({ ...enquiry, user_name: 'Somebody else', message: 'Another message' });
    await form.sendButton.click();
    await form.thanks.waitFor();
    await tab.close();
  }

  /** False while the form is sending: a page from the back/forward cache may still be waiting for the response. */
  async function isIdle(): Promise<boolean> {
    return (await enquiryForm(page).sendButton.innerText()) !== words.sending;
  }
}

/**
 * A bot: fills the form again and again as fast as it goes.
 * @returns how many of its messages went out
 */
export async function fillAsBot(context: BrowserContext, name: string, kept: () => number): Promise<number> {
  const page = await context.newPage();
  const form = await openForm(page);
  for (let at = 0; at < 6; at += 1) {
    await form.fill({ ...enquiry, user_name: name, message: `Buy now, ${at}` });
    await form.sendButton.click();
    await form.thanks.or(page.getByText(words.limit)).first().waitFor();
    await page.keyboard.press('Escape');
  }
  return kept();
}

/** Opens the form with its script `delay` ms late, and waits until it comes to life. */
async function openLate(page: Page, delay: number): Promise<void> {
  const release = await holdRequests(page, '**/_next/static/islands/*.js');
  await page.goto(routes.contact);
  const { field, sendButton } = enquiryForm(page);
  // A first press, which is kept until the page gives up.
  await field('user_name').focus();
  await sendButton.click();
  await wait(delay);
  release();
  await hydrateForm(page);
}

async function eventually(isMet: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + 2_000; Date.now() < end; await wait(100)) if (await isMet()) return true;
  return false;
}
