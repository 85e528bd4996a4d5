import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { form as words } from '../../content/interface';
import { routes } from '../../content/routes';
import type { Mailbox } from './service';
import type { Plan, PressEvent } from './plan';

/** How a press of Send ended for the visitor. */
type Outcome = 'thanks' | 'failure' | 'unknown';

/** What became of one visitor's message. */
interface Result {
  readonly delivered: number;
  readonly lost: boolean;
  /** Mails beyond the first that the visitor could not know of. */
  readonly sentTwice: number;
  /** Mails beyond the first that followed a failure, or a page that said that it knew no answer. */
  readonly sentAgain: number;
  readonly thankedUnsent: boolean;
  /** Whether the message stood in a form again after the thanks. */
  readonly cameBack: boolean;
  /** What happened, for the log. */
  readonly story: readonly string[];
}

/** A visitor gives up after this many presses. No plan needs as many. */
const mostPresses = 9;

const formField = (name: string) => `form#enquiry [name="${name}"]`;
const submitButton = 'form#enquiry [type=submit]';

/** Lets one visitor write one message and send it until there are thanks. */
export async function visit(context: BrowserContext, origin: string, plan: Plan, mailbox: Mailbox): Promise<Result> {
  const message = `drill-${plan.seed} The rent roll must not change.`;
  const story: string[] = [];
  /** Mails that had arrived before each press, and whether the visitor knew that an earlier one may have arrived. */
  const presses: { keptBefore: number; warned: boolean }[] = [];
  let lost = false;
  let thankedUnsent = false;
  let cameBack = false;
  let warned = false;

  if (!plan.hasStorage) await context.addInitScript(blockStorage);
  let page = await open();
  await write();
  for (let round = 0; round < mostPresses; round += 1) {
    const { event, at } = plan.presses[round] ?? { event: 'none', at: 0 };
    presses.push({ keptBefore: mailbox.kept, warned });
    const outcome = await send(event, at);
    story.push(`${event}: ${outcome}`);
    if (outcome === 'thanks') {
      thankedUnsent = mailbox.kept === 0;
      cameBack = await lookForMessage();
      if (cameBack) presses.push({ keptBefore: mailbox.kept, warned: false });
      if (cameBack) await send('none', 0);
      break;
    }
    if (outcome === 'failure') warned = true;
    if (await eventually(holdsMessage)) {
      warned ||= await eventually(() => page.getByText(words.unanswered).isVisible());
    } else if (plan.hasStorage) {
      // Sent while its page was away, the form is empty and there is nothing left to send; unsent, it is lost.
      lost = mailbox.kept === 0;
      break;
    } else {
      // A browser that stores nothing: who closes the page writes again, knowing that there were no thanks.
      warned = true;
      await write();
    }
  }

  let sentTwice = 0;
  let sentAgain = 0;
  presses.forEach(({ keptBefore, warned }, at) => {
    const arrived = (presses[at + 1]?.keptBefore ?? mailbox.kept) - keptBefore;
    const tooMany = keptBefore > 0 ? arrived : Math.max(0, arrived - 1);
    const known = keptBefore > 0 && warned ? Math.min(1, tooMany) : 0;
    sentAgain += known;
    sentTwice += tooMany - known;
  });
  const delivered = mailbox.kept;
  return { delivered, lost: lost || delivered === 0, sentTwice, sentAgain, thankedUnsent, cameBack, story };

  async function open(): Promise<Page> {
    const opened = await context.newPage();
    await opened.goto(origin + routes.contact);
    await hydrated(opened);
    return opened;
  }

  async function write(): Promise<void> {
    await page.locator(formField('user_name')).fill('Mei Lin');
    await page.locator(formField('user_email')).fill('mei.lin@example.com');
    await page.locator(formField('enquiryType')).first().check();
    await page.locator(formField('message')).fill(message);
    if (plan.hasFormFiller) {
      await page.locator('form#enquiry [aria-hidden] input').evaluate((input: HTMLInputElement) => {
        input.value = 'Mei Lin';
      });
    }
  }

  async function holdsMessage(): Promise<boolean> {
    return (await page.locator(formField('message')).inputValue()) === message;
  }

  /** Presses Send with what the plan lets happen around it, and waits for what the visitor gets to see. */
  async function send(event: PressEvent, at: number): Promise<Outcome> {
    const button = page.locator(submitButton);
    if (event === 'offline before') await context.setOffline(true);
    if (event === 'two tabs' && plan.hasStorage) {
      const other = await open();
      await Promise.all([button.click(), other.locator(submitButton).click()]);
      const outcomes = await Promise.all([page, other].map((one) => outcomeOf(one)));
      await other.close();
      return outcomes.find((one) => one === 'thanks') ?? outcomes[0] ?? 'unknown';
    }
    if (event === 'double click') await button.dblclick();
    else if (event === 'Enter held down') {
      await page.locator(formField('user_name')).focus();
      for (let times = 0; times < 20; times += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    } else await button.click();

    if (event === 'close tab' || event === 'reload') {
      await wait(at);
      if (event === 'close tab') {
        await page.close();
        page = await open();
      } else {
        await page.reload();
        await hydrated(page);
      }
      return 'unknown';
    }
    if (event === 'leave and back') {
      await wait(at);
      await page.goto(origin + routes.techstack);
      await wait(500);
      await page.goBack({ waitUntil: 'commit' });
      await hydrated(page);
      // A page out of the cache may still be waiting for its answer.
      const isSending = (await button.innerText()) === words.sending;
      return isSending || (await page.locator('dialog[open]').isVisible()) ? outcomeOf(page) : 'unknown';
    }
    if (event === 'offline during' || event === 'offline before') {
      await wait(at);
      await context.setOffline(event === 'offline during');
      if (event === 'offline during') await wait(1_000);
      const outcome = await outcomeOf(page);
      await context.setOffline(false);
      return outcome;
    }
    return outcomeOf(page);
  }

  /** Looks for the message where it could come back. @returns whether it did */
  async function lookForMessage(): Promise<boolean> {
    if (plan.look === 'reload') await page.reload();
    else if (plan.look === 'leave and back') {
      await page.goto(origin + routes.techstack);
      await page.goBack({ waitUntil: 'commit' });
    } else {
      if (plan.look === 'new tab') await page.close();
      page = await open();
    }
    await hydrated(page);
    // A draft comes a moment after the form is hydrated.
    await wait(1_000);
    return holdsMessage();
  }
}

/** Whether something is so within two seconds. */
async function eventually(isSo: () => Promise<boolean>): Promise<boolean> {
  const started = Date.now();
  while (!(await isSo())) {
    if (Date.now() - started > 2_000) return false;
    await wait(100);
  }
  return true;
}

/** Waits until React has hydrated the form; a page out of the cache is hydrated already. */
async function hydrated(page: Page): Promise<void> {
  await page.locator(formField('user_name')).focus();
  await page.waitForFunction(() => {
    const form = document.querySelector('form#enquiry');
    return form && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });
}

/** Waits for the dialog that says how it went, and closes it; unknown where another tab has emptied the form before. */
async function outcomeOf(page: Page): Promise<Outcome> {
  const dialog = page.locator('dialog[open]');
  const emptied = page.locator(`${formField('user_name')}[aria-invalid]`);
  await dialog.or(emptied).first().waitFor();
  if (!(await dialog.isVisible())) return 'unknown';
  const isThanks = (await dialog.getByRole('heading').innerText()) === words.success.title;
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return isThanks ? 'thanks' : 'failure';
}

function blockStorage(): void {
  for (const storage of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, storage, {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}
