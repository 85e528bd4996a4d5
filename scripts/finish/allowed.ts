import type { HTMLElement } from 'node-html-parser';
import { BuildError } from './parse-page';
import { hashSource } from './policy';

/** A script of these types is data: no browser runs it, and no policy judges it. */
const dataTypes = new Set(['application/ld+json', 'application/json']);

/** Whether a script element carries data alone. */
export function isData(script: HTMLElement): boolean {
  return dataTypes.has(script.getAttribute('type') ?? '');
}

/**
 * Checks a finished page against its own policy: nothing stands in it that a browser would refuse to run or apply, and
 * nothing of Next's client.
 * @param ownFiles addresses below `/_next/` that the page may ask for
 * @throws BuildError that names the first script, style, handler or element that nobody accounted for
 */
export function assertAllowed(page: HTMLElement, policy: string, ownFiles: readonly string[]): void {
  // The policy blocks all of these: they would be empty boxes.
  const blocked = page.querySelector('iframe, frame, object, embed, base, audio, video');
  if (blocked) throw new BuildError('no element that the policy blocks', `<${blocked.rawTagName}>`);
  for (const script of page.querySelectorAll('script')) {
    if (script.hasAttribute('src'))
      throw new BuildError('no script but inline ones', script.getAttribute('src') as string);
    if (!isData(script) && !policy.includes(hashSource(script.textContent)))
      throw new BuildError('no inline script but those of components/enhancements', script.outerHTML);
  }
  for (const element of page.querySelectorAll('*')) {
    for (const [name, value] of Object.entries(element.attributes)) {
      const found = `<${element.rawTagName} ${name}="${value}">`;
      if (name === 'style') throw new BuildError('no style attributes, which the policy blocks', found);
      if (/^on/i.test(name)) throw new BuildError('no inline event handlers, which the policy blocks', found);
      if (/^\s*javascript:/i.test(value))
        throw new BuildError('no javascript: addresses, which the policy blocks', found);
      if (value.includes('/_next/') && !ownFiles.includes(value))
        throw new BuildError('nothing of Next’s client', found);
    }
  }
}
