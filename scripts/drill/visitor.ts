import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { form as words } from '../../content/interface';
import { routes } from '../../content/routes';
import type { Mailbox } from './service';
import type { Look, Plan, PressEvent } from './plan';

/** How a press of Send ended for the visitor. */
type Outcome = 'thanks' | 'failure' | 'unknown';

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

/** Lets one visitor write one message and send it until there are thanks. */
export class Visitor {
  private page: Page | undefined;
  private readonly message: string;
  private readonly story: string[] = [];
  /** Mails that had arrived before each press, and whether the visitor knew that an earlier one may have arrived. */
  private readonly presses: { keptBefore: number; warned: boolean }[] = [];

  constructor(
    private readonly context: BrowserContext,
    private readonly origin: string,
    private readonly plan: Plan,
    private readonly mailbox: Mailbox,
  ) {
    this.message = `drill-${plan.seed} The rent roll must not change.`;
  }

  async run(): Promise<Result> {
    if (!this.plan.hasStorage) await this.context.addInitScript(blockStorage);
    let lost = false;
    let thankedUnsent = false;
    let cameBack = false;
    let warned = false;
    let outcome: Outcome = 'unknown';
    await this.open();
    await this.write();
    for (let round = 0; round < mostPresses; round += 1) {
      const { event, at } = this.plan.presses[round] ?? { event: 'none', at: 0 };
      this.presses.push({ keptBefore: this.mailbox.kept, warned });
      outcome = await this.send(event, at);
      this.story.push(`${event}: ${outcome}`);
      if (outcome === 'thanks') {
        thankedUnsent = this.mailbox.kept === 0;
        cameBack = await this.look(this.plan.look);
        if (cameBack) this.presses.push({ keptBefore: this.mailbox.kept, warned: false });
        if (cameBack) await this.send('none', 0);
        break;
      }
      if (outcome === 'failure') warned = true;
      if (await eventually(() => this.holdsMessage())) {
        warned ||= await eventually(() => this.current.getByText(words.unanswered).isVisible());
      } else if (this.mailbox.kept > 0 && this.plan.hasStorage) {
        // Sent while its page was away: the form is empty, and the visitor has nothing left to send.
        break;
      } else if (this.plan.hasStorage) {
        lost = true;
        break;
      } else {
        // A browser that stores nothing: who closes the page writes again, knowing that there were no thanks.
        warned = true;
        await this.write();
      }
    }
    return { ...this.count(), lost: lost || this.mailbox.kept === 0, thankedUnsent, cameBack, story: this.story };
  }

  private count() {
    const { kept } = this.mailbox;
    let sentTwice = 0;
    let sentAgain = 0;
    this.presses.forEach(({ keptBefore, warned }, at) => {
      const arrived = (this.presses[at + 1]?.keptBefore ?? kept) - keptBefore;
      const tooMany = keptBefore > 0 ? arrived : Math.max(0, arrived - 1);
      const known = keptBefore > 0 && warned ? Math.min(1, tooMany) : 0;
      sentAgain += known;
      sentTwice += tooMany - known;
    });
    return { delivered: kept, sentTwice, sentAgain };
  }

  private async open(): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(this.origin + routes.contact);
    await hydrated(page);
    this.page ??= page;
    return page;
  }

  private get current(): Page {
    if (!this.page) throw new Error('No page is open.');
    return this.page;
  }

  private async write(): Promise<void> {
    const field = (name: string) => this.current.locator(`form#enquiry [name="${name}"]`);
    await field('user_name').fill('Mei Lin');
    await field('user_email').fill('mei.lin@example.com');
    await field('enquiryType').first().check();
    await field('message').fill(this.message);
    if (this.plan.hasFormFiller) {
      await this.current.locator('form#enquiry [aria-hidden] input').evaluate((input: HTMLInputElement) => {
        input.value = 'Mei Lin';
      });
    }
  }

  /** Presses Send with what the plan lets happen around it, and waits for what the visitor gets to see. */
  private async send(event: PressEvent, at: number): Promise<Outcome> {
    const page = this.current;
    const send = page.locator('form#enquiry [type=submit]');
    if (event === 'offline before') await this.context.setOffline(true);
    if (event === 'two tabs' && this.plan.hasStorage) {
      const other = await this.open();
      await Promise.all([send.click(), other.locator('form#enquiry [type=submit]').click()]);
      const outcomes = await Promise.all([page, other].map((one) => outcomeOf(one)));
      await other.close();
      return outcomes.find((one) => one === 'thanks') ?? outcomes[0] ?? 'unknown';
    }
    if (event === 'double click') await send.dblclick();
    else if (event === 'Enter held down') {
      await page.locator('form#enquiry [name=user_name]').focus();
      for (let times = 0; times < 20; times += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    } else await send.click();

    if (event === 'close tab') {
      await wait(at);
      await page.close();
      this.page = undefined;
      await this.open();
      return 'unknown';
    }
    if (event === 'reload') {
      await wait(at);
      await page.reload();
      await hydrated(page);
      return 'unknown';
    }
    if (event === 'leave and back') {
      await wait(at);
      await page.goto(this.origin + routes.techstack);
      await wait(500);
      await page.goBack({ waitUntil: 'commit' });
      await hydrated(page);
      // A page out of the cache may still be waiting for its answer.
      const isSending = (await send.innerText()) === words.sending;
      return isSending || (await page.locator('dialog[open]').isVisible()) ? outcomeOf(page) : 'unknown';
    }
    if (event === 'offline during' || event === 'offline before') {
      await wait(at);
      await this.context.setOffline(event === 'offline during');
      if (event === 'offline during') await wait(1_000);
      const outcome = await outcomeOf(page);
      await this.context.setOffline(false);
      return outcome;
    }
    return outcomeOf(page);
  }

  private async holdsMessage(): Promise<boolean> {
    return (await this.current.locator('form#enquiry [name=message]').inputValue()) === this.message;
  }

  /** Looks for the message where it could come back. @returns whether it did */
  private async look(where: Look): Promise<boolean> {
    const page = this.current;
    if (where === 'reload') await page.reload();
    else if (where === 'leave and back') {
      await page.goto(this.origin + routes.techstack);
      await page.goBack({ waitUntil: 'commit' });
    } else {
      if (where === 'new tab') await page.close();
      this.page = undefined;
      await this.open();
    }
    await hydrated(this.current);
    // A draft comes a moment after the form is hydrated.
    await wait(1_000);
    return this.holdsMessage();
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

/** Waits until React has taken the form over; a page out of the cache is hydrated already. */
async function hydrated(page: Page): Promise<void> {
  await page.locator('form#enquiry [name=user_name]').focus();
  await page.waitForFunction(() => {
    const form = document.querySelector('form#enquiry');
    return form && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });
}

/** Waits for the modal that says how it went, and closes it; unknown where another tab has emptied the form before. */
async function outcomeOf(page: Page): Promise<Outcome> {
  const dialog = page.locator('dialog[open]');
  const emptied = page.locator('form#enquiry [name=user_name][aria-invalid]');
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
