/**
 * `npm run serve`: serves the built site as a static host does, and with it the local enquiry service. `npm start` builds
 * the site first (`--build`), for this machine: its form posts to that service.
 *
 * Environment: `PORT` (3000), `ENQUIRY_DIRECTORY` (`.enquiries`); `NEXT_PUBLIC_EMAILJS_ORIGIN` points the form elsewhere.
 */
import { builtSite } from './lib/built-site';
import { main } from './lib/main';
import { assertPortFree, listen, readPort } from './lib/ports';
import { run } from './lib/run';
import { createStaticSite } from './lib/static-site';

await main(async () => {
  const port = readPort();
  if (process.argv.includes('--build')) {
    // A taken port is said now, not after the build.
    await assertPortFree(port);
    process.env.LOCAL_SITE = '1';
    const code = await run('npm', ['run', '--silent', 'build']);
    if (code !== 0) throw new Error(`The build failed (exit code ${code}); nothing is served.`);
  }
  // These read content, and only the build says well what does not fit in it.
  const { redirects } = await import('@/content/redirects');
  const { createEnquiryService } = await import('./lib/enquiry-service');
  const directory = process.env.ENQUIRY_DIRECTORY || '.enquiries';
  const server = createEnquiryService({ directory, others: createStaticSite(builtSite(), redirects) });
  await listen(server, port);
  process.once('SIGINT', () => process.exit()).once('SIGTERM', () => process.exit());
  console.log(`
  Site       http://localhost:${port}
  Enquiries  are kept as text files in ${directory}/
  Stop with Ctrl+C.
`);
});
