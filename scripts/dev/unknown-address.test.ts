/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { closeServer } from '../lib/http';
import { listen } from '../lib/ports';
import { createUnknownAddress } from './unknown-address';

let byFile = new Map([['pages/cloud', '/what-we-do/cloud']]);
const site = () => ({
  addresses: ['/', '/contact', ...byFile.values()],
  byFile,
  redirects: [
    { from: '/old', to: '/contact', since: '2026-11-01', reason: 'Named as customers say it.' },
    { from: '/sold', to: 'gone', since: '2026-11-01', reason: 'We do not offer it any more.' },
  ],
});
/** Next, which notices a new page when it is asked for the second time. */
const ask = jest.fn<Promise<boolean>, [string]>().mockResolvedValueOnce(false).mockResolvedValue(true);
let server: Server;
let origin = '';

beforeAll(async () => {
  const answer = createUnknownAddress(ask, site);
  server = createServer((request, response) => {
    void answer(request, response).then((done) => done || response.end('Next'));
  });
  origin = `http://localhost:${await listen(server, 0)}`;
});
afterAll(() => closeServer(server));

const at = (path: string) => fetch(origin + path, { redirect: 'manual' });
const textAt = async (path: string) => (await at(path)).text();

it('leaves pages and files to Next', async () => {
  expect(await Promise.all(['/', '/contact?a=b', '/_next/a.js', '/logos/b.svg'].map(textAt))).toEqual(Array(4).fill('Next')); // prettier-ignore
});

it('answers 404 for an unknown address, with the one that was probably meant', async () => {
  expect((await at('/contct')).status).toBe(404);
  expect(await textAt('/contct')).toContain('Did you mean <a href="/contact">');
  expect(await textAt('/%3Cb%3E')).not.toContain('<b>');
  expect((await at('/sold')).status).toBe(404);
});

it('leads to the new address as a host does where the move is written down, and names it where it is not yet', async () => {
  expect((await at('/old')).headers.get('Location')).toBe('/contact');
  byFile = new Map([['pages/cloud', '/what-we-do/cloud-services']]);
  const moved = await at('/what-we-do/cloud');
  expect(moved.status).toBe(404);
  expect(await moved.text()).toContain('now has the address <a href="/what-we-do/cloud-services">');
  expect(await textAt('/what-we-do/cloud-services')).toBe('Next');
  expect(await textAt('/what-we-do/cloud-services')).toBe('Next');
  expect(ask.mock.calls).toEqual([['/what-we-do/cloud-services'], ['/what-we-do/cloud-services']]);
});
