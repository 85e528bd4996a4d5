/**
 * `npm run dev`: Next's development server, which reports mistakes in content/ in place of the page, and the local
 * enquiry service, which receives the form.
 *
 * Environment: `PORT` (3000), `ENQUIRY_DIRECTORY` (`.enquiries`), `NEXT_PUBLIC_EMAILJS_ORIGIN` (where the form posts).
 */
import { watch } from 'node:fs';
import type { RequestListener } from 'node:http';
import { respondWithProblems } from './dev/content-gate';
import { watchContent } from './dev/content-watch';
import { createEnquiryService } from './lib/enquiry-service';
import { main } from './lib/main';
import { assertPortFree, enquiryOrigin, listen, readPort } from './lib/ports';
import { run } from './lib/run';

await main(async () => {
  const port = readPort();
  await assertPortFree(port);
  process.env.NEXT_PUBLIC_EMAILJS_ORIGIN ||= enquiryOrigin(port);
  const latest = watchContent();
  // So that a saved file is in the page before anybody asks for it.
  watch('content', { recursive: true }, () => setTimeout(() => void latest(), 20));
  if ((await run('npm', ['run', '--silent', 'assets'])) !== 0)
    throw new Error('Generating the assets failed; the server was not started.');

  // Next reads NODE_ENV on import.
  Object.assign(process.env, { NODE_ENV: 'development' });
  const { default: next } = await import('next');
  const servePage: RequestListener = (request, response) => {
    const handle = async () => {
      if (!(await respondWithProblems(latest, request, response))) await handleWithNext(request, response);
    };
    handle().catch((error: unknown) => response.destroy(error as Error));
  };
  const directory = process.env.ENQUIRY_DIRECTORY || '.enquiries';
  const server = createEnquiryService({ directory, others: servePage });
  const pages = next({ dev: true, port, httpServer: server });
  await pages.prepare();
  const handleWithNext = pages.getRequestHandler();
  await listen(server, port);
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
