/**
 * `npm run serve`: serves the built site as a static host does, and beside it the local enquiry service.
 *
 * Environment: `PORT` (3000; the enquiry service takes the next one), `ENQUIRY_DIRECTORY` (`.enquiries`).
 */
import { redirects } from '@/content/redirects';
import { createEnquiryService } from './lib/enquiry-service';
import { builtSite } from './lib/built-site';
import { localHeaders } from './lib/headers';
import { closeServer } from './lib/http';
import { main } from './lib/main';
import { listen, readPorts } from './lib/ports';
import { createStaticServer } from './lib/static-server';

await main(async () => {
  const ports = readPorts();
  const site = createStaticServer(builtSite(), localHeaders, redirects);
  const directory = process.env.ENQUIRY_DIRECTORY || '.enquiries';
  const enquiries = createEnquiryService({ directory });
  const stop = () => void Promise.all([closeServer(site), closeServer(enquiries)]);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  await listen(site, ports.site);
  await listen(enquiries, ports.enquiries);
  console.log(`
  Site       http://localhost:${ports.site}
  Enquiries  http://localhost:${ports.enquiries}, kept as text files in ${directory}/
  Stop with Ctrl+C.
`);
});
