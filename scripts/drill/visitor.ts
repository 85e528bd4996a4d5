import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from 'playwright';
import { form as words } from '@/content/interface';
import { routes } from '@/content/routes';
import { enquiry } from '@/test-support/enquiry';
import { enquiryForm, hydrateForm, openForm } from '../../e2e/support/enquiry-page';
import { blockStorage } from '../../e2e/support/page';
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
  if (!plan.hasStorage) await blockStorage(context);
  let page = await context.newPage();
  await openForm(page);
  await enquiryForm(page).fill({ ...enquiry, user_name: name });
  const result = { lost: false, sentTwice: 0, sentAgain: 0, thankedUnsent: false, cameBack: false };
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
    isWarned ||= outcome === 'failure';
    if (await eventually(holdsMessage)) {
      isWarned ||= await eventually(() => page.getByText(words.unanswered).isVisible());
    } else if (plan.hasStorage) break;
    else {
      // Without storage the message is lost: the visitor types it again, having seen no confirmation.
      isWarned = true;
      await enquiryForm(page).fill({ ...enquiry, user_name: name });
    }
  }
  return { ...result, lost: kept() === 0 };

  async function holdsMessage(): Promise<boolean> {
    return (await enquiryForm(page).field('message').inputValue()) === enquiry.message;
  }

  /** Presses Send, triggers the planned event, and closes the dialog with the result. */
  async function send({ event, at }: Plan['presses'][number]): Promise<'thanks' | 'failure' | 'unknown'> {
    const { sendButton } = enquiryForm(page);
    const isPageLeft = event === 'reload' || event === 'leave and back' || event === 'close tab';
    await sendButton.click({ clickCount: event === 'double click' ? 2 : 1 });
    if (isPageLeft || event === 'offline') await wait(at);
    if (event === 'offline') await context.setOffline(true);
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
    await hydrateForm(page);
    const { thanks, failure } = enquiryForm(page);
    if (isPageLeft && (await isIdle()) && !(await page.locator('dialog').isVisible())) return 'unknown';
    await thanks.or(failure).waitFor();
    await context.setOffline(false);
    const outcome = (await thanks.isVisible()) ? 'thanks' : 'failure';
    await page.keyboard.press('Escape');
    await thanks.or(failure).waitFor({ state: 'hidden' });
    return outcome;
  }

  /** False while the form is sending: a page from the back/forward cache may still be waiting for the response. */
  async function isIdle(): Promise<boolean> {
    return (await enquiryForm(page).sendButton.innerText()) !== words.sending;
  }
}

/** Polls a condition for two seconds. */
async function eventually(isMet: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + 2_000; Date.now() < end; await wait(100)) if (await isMet()) return true;
  return false;
}
