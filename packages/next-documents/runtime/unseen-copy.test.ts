import { unseenCopy } from './unseen-copy.ts';

it('copies an element with its content, outside the page', () => {
  document.body.innerHTML = '<p>one <picture><img src="a.webp" alt=""></picture></p>';
  const element = document.querySelector('p') as HTMLElement;
  const copy = unseenCopy(element);
  expect(copy.outerHTML).toBe(element.outerHTML);
  expect(copy.ownerDocument).not.toBe(document);
  expect(copy.ownerDocument.defaultView).toBeNull();
});
