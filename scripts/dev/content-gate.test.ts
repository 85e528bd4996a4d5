/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { closeServer } from '../lib/http';
import { listen } from '../lib/ports';
import { respondWithProblems } from './content-gate';

let problems = '';
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    void respondWithProblems(() => Promise.resolve(problems), request, response).then(
      (done) => done || response.end('Next'),
    );
  });
  origin = `http://localhost:${await listen(server, 0)}`;
});

afterAll(() => closeServer(server));

const textAt = async (path: string) => (await fetch(origin + path)).text();

it('leaves every request to Next while content is valid', async () => {
  problems = '';
  expect(await Promise.all(['/', '/contact?a=b', '/_next/a.js', '/logos/b.svg'].map(textAt))).toEqual(
    Array(4).fill('Next'),
  );
});

it('reports problems in place of every page, and leaves files to Next', async () => {
  problems = 'content/home.yaml, line 3\n  has <no> colon after its field.';
  const page = await fetch(`${origin}/contact`);
  expect(page.status).toBe(500);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('line 3\n  has &lt;no&gt; colon after its field.</pre>');
  expect(await Promise.all(['/_next/a.js', '/logos/b.svg'].map(textAt))).toEqual(['Next', 'Next']);
});

it('lets open pages poll for the current problems', async () => {
  problems = 'A <comma> is missing.';
  expect(await textAt('/content-problems.js')).toContain('location.reload');
  expect(await textAt('/content-problems')).toBe(problems);
});
