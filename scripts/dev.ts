/**
 * `npm run dev`: Next's development server, which reports mistakes in content/ in place of the page, and the local
 * enquiry service, which receives the form. Next hydrates the whole page, with fast refresh; `npm run dev -- --islands`
 * hydrates islands only, as the built site does: load the page again after an edit.
 * `npm run edit` is the same with the editor at /admin.
 *
 * Environment: `PORT` (3000), `ENQUIRY_DIRECTORY` (`.enquiries`), `NEXT_PUBLIC_EMAILJS_ORIGIN` (where the form posts).
 */
import { watch } from 'node:fs';
import type { RequestListener } from 'node:http';
import { respondWithProblems } from './dev/content-gate';
import { watchContent } from './dev/content-watch';
import { createEditor } from './editor/serve';
import { createEnquiryService } from './lib/enquiry-service';
import { main } from './lib/main';
import { assertPortFree, enquiryOrigin, listen, readPort } from './lib/ports';
import { run } from './lib/run';

await main(async () => {
  const port = readPort();
  await assertPortFree(port);
  process.env.NEXT_PUBLIC_EMAILJS_ORIGIN ||= enquiryOrigin(port);
  const latest = watchContent();
  // Content is checked and written as soon as a file is saved, before the browser requests the page.
  watch('content', { recursive: true }, () => setTimeout(() => void latest(), 20));
  if ((await run('npm', ['run', '--silent', 'assets'])) !== 0)
    throw new Error('Generating the assets failed; the server was not started.');

  const serveEditor = process.argv.includes('--editor') ? await createEditor() : () => false;

  // Next reads NODE_ENV on import.
  Object.assign(process.env, { NODE_ENV: 'development' });
  const isDocument = process.argv.includes('--islands');
  // Inline scripts leave alone what React would compare (components/enhancements/inline-script.ts).
  if (isDocument) process.env.ISLANDS_ONLY = '1';
  const { default: next } = await import('next');
  const servePage: RequestListener = (request, response) => {
    const respond = async () => {
      if (serveEditor(request, response) || (await respondWithProblems(latest, request, response))) return;
      await handle(request, response);
    };
    respond().catch((error: unknown) => response.destroy(error as Error));
  };
  const directory = process.env.ENQUIRY_DIRECTORY || '.enquiries';
  const server = createEnquiryService({ directory, others: servePage });
  const pages = next({ dev: true, port, httpServer: server });
  await pages.prepare();
  const withNext = pages.getRequestHandler();
  const handle = isDocument ? await (await import('./dev/documents')).documentsOf(withNext) : withNext;
  await listen(server, port);
  if (process.argv.includes('--editor'))
    console.log(`
  1. Open http://localhost:${port}/admin in Chrome or Edge.
  2. Press “Work with Local Repository”.
  3. Choose this folder: ${process.cwd()}`);
  console.log(`
  Site       http://localhost:${port}
  Enquiries  are kept as text files in ${directory}/
  Stop with Ctrl+C.
`);

  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  await pages.close();
  // Next does not stop its bundler.
  process.exit();
});
