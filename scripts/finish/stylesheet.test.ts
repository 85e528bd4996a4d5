/** @jest-environment node */
import { inlineStylesheet } from './stylesheet';

const address = '/site/_next/static/chunks/site.css';
const font = Buffer.from('font');
const asked: string[] = [];
const fontAt = (file: string) => {
  asked.push(file);
  return font;
};
const carried = (css: string) => inlineStylesheet(css, address, fontAt);

beforeEach(() => asked.splice(0));

it('pictures written into it stay, and a file that would be lost stops the build', () => {
  const rules = 'p{mask:url(data:image/png;base64,AA);filter:url(#blur)}';
  expect(carried(rules)).toEqual({ faces: '', rules });
  expect(() => carried('p{background:url("../media/a.svg")}')).toThrow(
    `${address}: expected no file but WOFF2 fonts, found ../media/a.svg`,
  );
});

it('its fonts are inlined, apart from the rules, quoted or not', () => {
  const local = '@font-face{font-family:sans Fallback;src:local(Arial)}';
  const own = (source: string) => `@font-face{font-family:sans;src:${source}format("woff2");font-display:swap}`;
  expect(carried(`${own('url(../media/sans.woff2)')}${local}p{color:red}`)).toEqual({
    faces: own(`url(data:font/woff2;base64,${font.toString('base64')})`),
    rules: `${local}p{color:red}`,
  });
  expect(carried(own('url("../media/sans.woff2")')).rules).toBe('');
  expect(new Set(asked)).toEqual(new Set(['/site/_next/static/media/sans.woff2']));
});

it('the build stops at a stylesheet that would end its element', () => {
  expect(() => carried('p::after{content:"</style>"}')).toThrow(`${address}: expected a stylesheet without "</"`);
});
