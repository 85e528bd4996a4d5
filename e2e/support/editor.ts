import { createServer, type Server } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { createEditor } from '@/scripts/editor/serve';
import type { EditorSettings } from '@/scripts/editor/settings';
import { listen } from '@/scripts/lib/ports';

/** The text of every file in content/ by its path. */
export function contentFiles(folder = 'content'): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  return Object.fromEntries(files.map((file) => [`content/${file}`, readFileSync(join(folder, file), 'utf8')]));
}

/** Serves the editor as `npm run edit` does, without the site beside it. */
export async function serveEditor(): Promise<{ server: Server; origin: string }> {
  const answer = await createEditor();
  const server = createServer((request, response) => {
    if (!answer(request, response)) response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>The page');
  });
  return { server, origin: `http://localhost:${await listen(server, 0)}` };
}

/**
 * The editor on a folder: real handles of the File System API in the browser's private file system, which stands in for
 * the folder that a person would choose (no test can press the browser's own dialog).
 */
export class Editor {
  readonly save: Locator;
  /** What the editor says when a file changes between its last look and its writing. */
  private readonly changedMeanwhile: Locator;
  constructor(readonly page: Page) {
    this.save = page.getByRole('button', { name: 'Save', exact: true });
    this.changedMeanwhile = page.getByText('Save once more: then you see by what.');
  }

  /** Does what that sentence asks for, if it is shown: a test may change a file while the editor is reading the folder. */
  private async saveOnceMore(): Promise<void> {
    if (!(await this.changedMeanwhile.isVisible())) return;
    await this.page.getByRole('button', { name: 'OK', exact: true }).click();
    await this.changedMeanwhile.waitFor({ state: 'hidden' });
    await this.save.click();
  }

  /** Opens the editor on a folder with these files. @param closes whether a form closes when it is saved */
  async open(origin: string, files: Readonly<Record<string, string>>, closes = false): Promise<void> {
    await this.page.goto(origin);
    await this.write(files);
    await this.openAgain(origin, closes);
  }

  /** Opens the editor on the folder as it is, in another tab or on another day. */
  async openAgain(origin: string, closes = false): Promise<void> {
    const { page } = this;
    await page.addLocatorHandler(this.changedMeanwhile, () => this.saveOnceMore(), { noWaitAfter: true });
    // Without the page beside it a form opens faster.
    await page.route('**/admin/config.json', async (route) => {
      const settings = (await (await route.fetch()).json()) as EditorSettings;
      await route.fulfill({ json: { ...settings, cms: { ...settings.cms, editor: { preview: false } } } });
    });
    await page.setViewportSize({ width: 1400, height: 1000 });
    await page.addInitScript(allInView);
    await page.addInitScript((closeOnSave) => {
      localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ closeOnSave, locale: 'en-US' }));
      const folder = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('website');
      Object.assign(window, { showDirectoryPicker: folder });
    }, closes);
    await page.goto(`${origin}/admin`);
    const folder = page.getByRole('button', { name: 'Work with Local Repository' });
    const vacancies = page.getByText('Vacancies').first();
    await expect(folder.or(vacancies)).toBeVisible();
    // Another tab knows the folder already.
    if (await folder.isVisible()) await folder.click();
    await expect(vacancies).toBeVisible();
  }

  /** Opens the editor of the real site, and signs in with a token. */
  async openSite(origin: string): Promise<void> {
    const { page } = this;
    await page.setViewportSize({ width: 1400, height: 1000 });
    await page.addInitScript(allInView);
    await page.goto(`${origin}/admin`);
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
    await page.getByRole('textbox').fill('github_pat_of_a_test');
    await page.getByRole('textbox').press('Enter');
    await expect(page.getByText('Vacancies').first()).toBeVisible();
  }

  /** Writes files into the folder as another program does; `null` removes one. */
  async write(files: Readonly<Record<string, string | null>>): Promise<void> {
    await this.page.evaluate(async (texts) => {
      const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('website', { create: true });
      await root.getDirectoryHandle('.git', { create: true });
      for (const [path, text] of Object.entries(texts)) {
        const parts = path.split('/');
        const name = parts.pop() ?? '';
        let folder = root;
        for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true });
        if (text === null) {
          await folder.removeEntry(name);
          continue;
        }
        const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
        await stream.write(text);
        await stream.close();
      }
    }, files);
  }

  /** Opens the form of a file, such as "pages/cloud-services" or "home"; of a new one, "articles/new". */
  async edit(name: string): Promise<void> {
    const [folder = '', entry] = name.split('/');
    const place = entry ? `${folder}/${entry === 'new' ? 'new' : `entries/${entry}`}` : `_singletons/entries/${folder}`;
    await this.page.evaluate((hash) => (location.hash = hash), `#/collections/${place}`);
    await expect(this.save).toBeVisible();
  }

  /** A field by its path, such as "header.title" or "sections.1.items.0.point". */
  field(path: string): Locator {
    return this.page.locator(`section[data-key-path="${path}"]`).first();
  }

  async type(path: string, text: string): Promise<void> {
    await this.field(path).locator('input, textarea').first().fill(text);
  }

  /** Opens an entry of a list. */
  async expand(list: string, index: number): Promise<void> {
    const opener = this.field(list).getByRole('button', { name: 'Expand', exact: true });
    await opener.nth(index).click();
  }

  /** Adds an entry to a list. */
  async add(list: string): Promise<void> {
    await this.field(list).getByRole('button', { name: /^Add / }).last().click();
  }

  /** Adds a section of a kind, by the kind's words. */
  async addSection(kind: string): Promise<void> {
    await this.add('sections');
    await this.page.getByRole('menuitem', { name: kind }).click();
  }

  /** Chooses one of the site's pictures by its name. */
  async chooseScene(field: string, name: string): Promise<void> {
    const scene = this.field(field);
    await scene.getByText('Choose one of the site’s pictures').click();
    await scene.getByRole('button', { name, exact: true }).click();
  }

  /** Puts a picture of one's own into the folder. */
  async choosePicture(field: string, file: string): Promise<void> {
    await this.field(field).getByRole('button', { name: 'Use a picture of your own' }).click();
    const dialog = this.page.getByRole('dialog');
    const chooser = this.page.waitForEvent('filechooser');
    await dialog
      .getByRole('button', { name: /upload|browse|choose/i })
      .first()
      .click();
    await (await chooser).setFiles(file);
    await dialog.getByRole('button', { name: /insert/i }).click();
  }

  /** Moves an entry of a list by the keyboard, as the handle allows. */
  async move(list: string, index: number, key: 'ArrowUp' | 'ArrowDown'): Promise<void> {
    await this.field(list).locator('button[data-action="reorder"]').nth(index).press(key);
  }

  /** What is in a file of the folder; '' if there is none. */
  async read(path: string): Promise<string> {
    await this.saveOnceMore();
    return this.page.evaluate(async (parts) => {
      let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('website');
      try {
        for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
        return await (await (await folder.getFileHandle(parts.at(-1) ?? '')).getFile()).text();
      } catch {
        return '';
      }
    }, path.split('/'));
  }

  /** Saves, and waits until the file has changed. @returns what is in it */
  async saveTo(path: string): Promise<string> {
    const before = await this.read(path);
    await this.save.click();
    // Or else what the dialog says, for whoever reads why the test has failed.
    const dialogs = this.page.locator('[role=alertdialog], [role=dialog], [role=alert], .sui.toast');
    const isSaved = async () => (await this.read(path)) !== before || (await dialogs.allInnerTexts()).join('\n');
    await expect.poll(isSaved).toBe(true);
    return this.read(path);
  }
}

/** The CMS makes a field when it comes into view; here all of a form always are. */
function allInView() {
  class AllInView extends IntersectionObserver {
    constructor(private readonly seen: IntersectionObserverCallback) {
      super(() => undefined);
    }
    override observe(target: Element) {
      const entry = { target, isIntersecting: true, intersectionRatio: 1 } as IntersectionObserverEntry;
      setTimeout(() => this.seen([entry], this));
    }
  }
  Object.assign(window, { IntersectionObserver: AllInView });
}
