/**
 * `npm run dev`: Next's development server, which says on the page what does not fit in content/, and beside it the local
 * enquiry service, to which the form sends.
 *
 * Environment: `PORT` (3000; the enquiry service takes the next one), `ENQUIRY_DIRECTORY` (`.enquiries`);
 * `NEXT_PUBLIC_EMAILJS_ORIGIN` points the form elsewhere.
 */
import { createServer } from 'node:http';
import { answerForContent } from './dev/content-gate';
import { watchContent } from './dev/content-watch';
import { createEnquiryService } from './lib/enquiry-service';
import { closeServer } from './lib/http';
import { main } from './lib/main';
import { assertPortsFree, listen, readPorts } from './lib/ports';
import { run } from './lib/run';

await main(async () => {
  const ports = readPorts();
  await assertPortsFree(ports);
  process.env.NEXT_PUBLIC_EMAILJS_ORIGIN ||= `http://localhost:${ports.enquiries}`;
  const latest = watchContent();
  if ((await run('npm', ['run', '--silent', 'assets'])) !== 0)
    throw new Error('The assets were not made; nothing is served.');
  const enquiries = createEnquiryService({ directory: process.env.ENQUIRY_DIRECTORY || '.enquiries' });
  await listen(enquiries, ports.enquiries);

  // Next reads it when it is loaded.
  Object.assign(process.env, { NODE_ENV: 'development' });
  const { default: next } = await import('next');
  const pages = next({ dev: true, port: ports.site });
  await pages.prepare();
  const answer = pages.getRequestHandler();
  const site = createServer((request, response) => {
    const answering = async () => {
      if (!(await answerForContent(latest, request, response))) await answer(request, response);
    };
    answering().catch((error: unknown) => response.destroy(error as Error));
  });
  const upgrade = pages.getUpgradeHandler();
  site.on('upgrade', (request, socket, head) => void upgrade(request, socket, head));
  await listen(site, ports.site);
  console.log(`
  Site       http://localhost:${ports.site}
  Enquiries  http://localhost:${ports.enquiries}
  Stop with Ctrl+C.
`);

  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  await Promise.all([closeServer(site), closeServer(enquiries)]);
  await pages.close();
  // Next leaves its bundler running.
  process.exit();
});
