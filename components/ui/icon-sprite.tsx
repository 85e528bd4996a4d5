import drawings from './sprite-icons.json';

const symbols = Object.entries(drawings)
  .map(([name, drawing]) => `<symbol id="icon-${name}" viewBox="0 0 256 256">${drawing}</symbol>`)
  .join('');

/**
 * The drawings that `Icon` refers to, once in every page: icons are there with the words, without a request. Server
 * only; an island would carry all of them in its script.
 */
export function IconSprite() {
  return <svg className="hidden" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />;
}
