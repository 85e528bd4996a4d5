/**
 * `npm run dev`: Next's development server, and beside it the local enquiry service, to which the form sends.
 *
 * Environment: `PORT` (3000; the enquiry service takes the next one), `ENQUIRY_DIRECTORY` (`.enquiries`);
 * `NEXT_PUBLIC_EMAILJS_ORIGIN` points the form elsewhere.
 */
import { createEnquiryService } from './lib/enquiry-service';
import { closeServer } from './lib/http';
import { main } from './lib/main';
import { assertPortsFree, listen, readPorts } from './lib/ports';
import { run } from './lib/run';

await main(async () => {
  const ports = readPorts();
  await assertPortsFree(ports);
  process.env.NEXT_PUBLIC_EMAILJS_ORIGIN ||= `http://localhost:${ports.enquiries}`;
  if ((await run('npm', ['run', '--silent', 'assets'])) !== 0)
    throw new Error('The assets were not made; nothing is served.');
  const enquiries = createEnquiryService({ directory: process.env.ENQUIRY_DIRECTORY || '.enquiries' });
  await listen(enquiries, ports.enquiries);
  // Not by npm, which would not pass a signal on.
  process.exitCode = await run(process.execPath, [
    'node_modules/next/dist/bin/next',
    'dev',
    '--port',
    String(ports.site),
  ]);
  await closeServer(enquiries);
});
