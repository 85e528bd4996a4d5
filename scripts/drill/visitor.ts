import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { form as words } from '@/content/interface';
import { routes } from '@/content/routes';
import { enquiry } from '@/test-support/enquiry';
import { blockStorage, enquiryForm, hydrateForm, openForm } from '../../e2e/support/enquiry-page';
import type { Plan } from './plan';

type Press = Plan['presses'][number];

/** A visitor gives up after this many presses. No plan needs as many. */
const mostPresses = 9;

/**
 * Lets one visitor write one message and send it until there are thanks.
 * @param context an empty profile whose `baseURL` is the site
 * @param name what the visitor writes as the name
 * @param kept tells how many of the visitor's mails have arrived so far
 * @returns what became of the message, and the story for the log. Of the mails beyond the first, `sentAgain` are those
 *   that followed a failure, or a page that said that it knew no answer; of the others the visitor could not know.
 */
export async function visit(context: BrowserContext, name: string, plan: Plan, kept: () => number) {
  if (!plan.hasStorage) await blockStorage(context);
  let page = await context.newPage();
  await openForm(page);
  await write();
  const story: string[] = [];
  let sentAgain = 0;
  let thankedUnsent = false;
  let cameBack = false;
  /** Whether the visitor knows that an earlier mail may have arrived. */
  let warned = false;
  let isOver = false;
  for (let round = 0; round < mostPresses && !isOver; round += 1) {
    const [before, knew] = [kept(), warned];
    isOver = await attempt(plan.presses[round] ?? { event: 'none', at: 0 });
    if (before > 0 && knew && kept() > before) sentAgain += 1;
  }
  const sentTwice = Math.max(0, kept() - 1 - sentAgain);
  return { lost: kept() === 0, sentTwice, sentAgain, thankedUnsent, cameBack, story: story.join('; ') };

  async function write(): Promise<void> {
    await enquiryForm(page).fill({ ...enquiry, user_name: name });
  }

  async function holdsMessage(): Promise<boolean> {
    return (await enquiryForm(page).field('message').inputValue()) === enquiry.message;
  }

  /** One press of Send, and what the visitor makes of it. @returns whether there is nothing left to send */
  async function attempt(press: Press): Promise<boolean> {
    const outcome = await send(press);
    story.push(`${press.event}: ${outcome}`);
    if (outcome === 'thanks') {
      thankedUnsent = kept() === 0;
      await comeBack(plan.look);
      // A draft comes a moment after the form is hydrated.
      await wait(1_000);
      cameBack = await holdsMessage();
      return true;
    }
    warned ||= outcome === 'failure';
    if (await eventually(holdsMessage)) {
      warned ||= await eventually(() => page.getByText(words.unanswered).isVisible());
      return false;
    }
    // Sent while its page was away, the form is empty and there is nothing left to send; unsent, it is lost.
    if (plan.hasStorage) return true;
    // A browser that stores nothing: who closes the page writes again, knowing that there were no thanks.
    warned = true;
    await write();
    return false;
  }

  /** Presses Send with what the plan lets happen around it. @returns what the visitor gets to see */
  async function send({ event, at }: Press): Promise<string> {
    const { sendButton } = enquiryForm(page);
    if (event === 'two tabs' && plan.hasStorage) {
      const other = await context.newPage();
      const second = await openForm(other);
      await Promise.all([sendButton.click(), second.sendButton.click()]);
      const outcomes = await Promise.all([page, other].map(outcomeOf));
      await other.close();
      return outcomes.includes('thanks') ? 'thanks' : outcomes.join();
    }
    await sendButton.click({ clickCount: event === 'double click' ? 2 : 1 });
    if (event === 'close tab' || event === 'reload' || event === 'leave and back') {
      await wait(at);
      await comeBack(event);
      // A page out of the back/forward cache may still be waiting for its answer.
      const isSending = event === 'leave and back' && (await sendButton.innerText()) === words.sending;
      return isSending || (await page.locator('dialog[open]').isVisible()) ? outcomeOf(page) : 'unknown';
    }
    if (event === 'offline') {
      await wait(at);
      await context.setOffline(true);
    }
    const outcome = await outcomeOf(page);
    await context.setOffline(false);
    return outcome;
  }

  /** Reaches the form anew. */
  async function comeBack(way: Plan['look']): Promise<void> {
    if (way === 'reload') await page.reload();
    else if (way === 'leave and back') {
      await page.goto(routes.techstack);
      await wait(500);
      await page.goBack({ waitUntil: 'commit' });
    } else {
      await page.close();
      page = await context.newPage();
      await page.goto(routes.contact);
    }
    await hydrateForm(page);
  }
}

/** Whether something is so within two seconds. */
async function eventually(isSo: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + 2_000; Date.now() < end; await wait(100)) if (await isSo()) return true;
  return false;
}

/** Waits for the dialog that says how it went, and closes it; unknown where another tab has emptied the form before. */
async function outcomeOf(page: Page): Promise<'thanks' | 'failure' | 'unknown'> {
  const { thanks, failure } = enquiryForm(page);
  const emptied = page.locator('form#enquiry [name="user_name"][aria-invalid]');
  await thanks.or(failure).or(emptied).first().waitFor();
  if (await emptied.isVisible()) return 'unknown';
  const outcome = (await thanks.isVisible()) ? 'thanks' : 'failure';
  await page.keyboard.press('Escape');
  await thanks.or(failure).waitFor({ state: 'hidden' });
  return outcome;
}
