import { escapeHtml } from './escape-html';

it('writes text so that HTML and XML read the same', () => {
  const text = 'R&D <b>"now"</b> &amp;';
  expect(escapeHtml(text)).toBe('R&amp;D &lt;b&gt;&quot;now&quot;&lt;/b&gt; &amp;amp;');
  document.body.innerHTML = `<p title="${escapeHtml(text)}">${escapeHtml(text)}</p>`;
  expect(document.querySelector('p')).toHaveTextContent(text);
  expect(document.querySelector('p')?.title).toBe(text);
});
