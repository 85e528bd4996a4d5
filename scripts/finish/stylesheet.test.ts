/** @jest-environment node */
import { inlineStylesheet } from './stylesheet';

const address = '/site/_next/static/chunks/site.css';
const letters = Buffer.from('letters');
const asked: string[] = [];
const fontAt = (file: string) => {
  asked.push(file);
  return letters;
};
const carried = (css: string) => inlineStylesheet(css, address, fontAt);

beforeEach(() => asked.splice(0));

it('its relative addresses start at the root of the site, the others stay', () => {
  expect(
    carried('p{background:url("../media/a.svg");mask:url(data:image/png;base64,AA)}b{cursor:url(/b.cur)}'),
  ).toEqual({
    faces: '',
    rules: 'p{background:url(/site/_next/static/media/a.svg);mask:url(data:image/png;base64,AA)}b{cursor:url(/b.cur)}',
  });
});

it('its fonts bring their letters with them, apart from the rules', () => {
  const local = '@font-face{font-family:sans Fallback;src:local(Arial)}';
  const own = (source: string) => `@font-face{font-family:sans;src:${source}format("woff2");font-display:swap}`;
  expect(carried(`${own('url(../media/sans.woff2)')}${local}p{color:red}`)).toEqual({
    faces: own(`url(data:font/woff2;base64,${letters.toString('base64')})`),
    rules: `${local}p{color:red}`,
  });
  expect(asked).toEqual(['/site/_next/static/media/sans.woff2']);
});

it('the build stops at a stylesheet that would end its element', () => {
  expect(() => carried('p::after{content:"</style>"}')).toThrow(`${address}: expected a stylesheet without "</"`);
});
