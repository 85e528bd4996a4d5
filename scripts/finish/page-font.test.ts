/** @jest-environment node */
import { parse } from 'node-html-parser';
import { fontForPage, type SubsetFont } from './page-font';

const faceOf = (font: string) => `@font-face{src:url(data:font/woff2;base64,${btoa(font)})format("woff2")}`;
/** Writes the characters where the font was. */
const subset: SubsetFont = async (font, characters) => btoa(`${atob(font)}:${encodeURI(characters)}`);
const local = '@font-face{src:local(Arial)}';

it('leaves the characters that a page shows, also where a picture is missing, and what any page may come to show', async () => {
  const html = '<p class="Z">Q&amp;\u00e9</p><img alt="W"><script>"X"</script><style>Y{}</style>';
  const faces = await fontForPage(faceOf('one') + local + faceOf('two'), parse(html), subset);
  const left = encodeURI([...' /,.0123456789abcdefghijklmnopqrstuvwxyzQ&W\u00e9'].sort().join(''));
  expect(faces).toBe(faceOf(`one:${left}`) + local + faceOf(`two:${left}`));
});

it('leaves all that a keyboard has where a visitor types', async () => {
  const faces = await fontForPage(faceOf('one'), parse('<div data-island="enquiry-form">…</div>'), subset);
  const keyboard = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
  expect(faces).toBe(faceOf(`one:${encodeURI(`${keyboard}…`)}`));
});
