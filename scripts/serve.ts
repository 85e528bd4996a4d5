/**
 * `npm run serve`: serves the built site as a static host does, together with the local enquiry service. `npm start`
 * first builds the local site (`--build`), whose form posts to that service.
 *
 * Environment: `PORT` (3000), `ENQUIRY_DIRECTORY` (`.enquiries`), `NEXT_PUBLIC_EMAILJS_ORIGIN` (where the form posts).
 */
import { builtSite } from './lib/built-site';
import { main } from './lib/main';
import { assertPortFree, listen, readPort } from './lib/ports';
import { run } from './lib/run';
import { createStaticSite } from './lib/static-site';

await main(async () => {
  const port = readPort();
  if (process.argv.includes('--build')) {
    // Fail before the build rather than after it.
    await assertPortFree(port);
    process.env.LOCAL_SITE = '1';
    const code = await run('npm', ['run', '--silent', 'build']);
    if (code !== 0) throw new Error(`The build failed (exit code ${code}); the server was not started.`);
  }
  // Imported after the build, which reports mistakes in content better than an import does.
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
