import { hashSource } from './inline-code';
import { listTags, Unexpected, type Tag } from './tags';

/** A script of these types is data: no browser runs it, and no policy judges it. */
const dataTypes = new Set(['application/ld+json', 'application/json']);
/** The policy allows none of these: they would be empty boxes. */
const refused = new Set(['iframe', 'frame', 'object', 'embed', 'base', 'audio', 'video']);

/**
 * Checks a finished page against its own policy: nothing stands in it that a browser would refuse to run or apply.
 *
 * @throws Unexpected that names the first inline script, style, handler or element that nobody accounted for
 */
export function assertAllowed(html: string, { policy }: { readonly policy: string }): void {
  for (const tag of listTags(html)) {
    if (refused.has(tag.name)) throw new Unexpected('no element that the policy blocks', `<${tag.name}>`);
    if (tag.name === 'script') assertScript(tag, policy);
    if (tag.name === 'style' && !policy.includes(hashSource(tag.text))) {
      throw new Unexpected('no inline style but the stylesheets', `<style>${tag.text}`);
    }
    for (const [name, value] of tag.attributes) assertAttribute(tag, name, value);
  }
}

function assertScript({ attributes, text }: Tag, policy: string): void {
  if (attributes.has('src'))
    throw new Unexpected('no script but those that the page wakes with', attributes.get('src') ?? '');
  if (dataTypes.has(attributes.get('type') ?? '')) return;
  if (!policy.includes(hashSource(text))) {
    throw new Unexpected('no inline script but those in components/islands/*.inline.js', `<script>${text}`);
  }
}

function assertAttribute({ name: tag }: Tag, name: string, value: string): void {
  const found = `<${tag} ${name}="${value}">`;
  if (name === 'style') throw new Unexpected('no style attributes, which the policy blocks', found);
  if (name.startsWith('on')) throw new Unexpected('no inline event handlers, which the policy blocks', found);
  if (/^\s*javascript:/i.test(value)) throw new Unexpected('no javascript: addresses, which the policy blocks', found);
}
