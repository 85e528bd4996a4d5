/**
 * `npm run dev`: Next's development server, which says on the page what does not fit in content/, and with it the local
 * enquiry service, to which the form sends.
 *
 * Environment: `PORT` (3000), `ENQUIRY_DIRECTORY` (`.enquiries`); `NEXT_PUBLIC_EMAILJS_ORIGIN` points the form elsewhere.
 */
import type { RequestListener } from 'node:http';
import { answerForContent } from './dev/content-gate';
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
  if ((await run('npm', ['run', '--silent', 'assets'])) !== 0)
    throw new Error('The assets were not made; nothing is served.');

  // Next reads it when it is loaded.
  Object.assign(process.env, { NODE_ENV: 'development' });
  const { default: next } = await import('next');
  const answerPage: RequestListener = (request, response) => {
    const answering = async () => {
      if (!(await answerForContent(latest, request, response))) await answer(request, response);
    };
    answering().catch((error: unknown) => response.destroy(error as Error));
  };
  const directory = process.env.ENQUIRY_DIRECTORY || '.enquiries';
  const server = createEnquiryService({ directory, others: answerPage });
  const pages = next({ dev: true, port, httpServer: server });
  await pages.prepare();
  const answer = pages.getRequestHandler();
  await listen(server, port);
  console.log(`
  Site       http://localhost:${port}
  Enquiries  are kept as text files in ${directory}/
  Stop with Ctrl+C.
`);

  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  await pages.close();
  // Next leaves its bundler running.
  process.exit();
});
