/** What Cloudflare leaves alone: shielded parts, the head, and elements whose content is not text for a reader. */
const untouched =
  /<!--email_off-->[\s\S]*?<!--\/email_off-->|<head\b[\s\S]*?<\/head>|<(script|style|noscript|textarea)\b[\s\S]*?<\/\1>/;
const tagOrAddress = /<[^>]*>|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const decoder = '<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js">';

/** An address as Cloudflare writes it: the first byte is the key of the others. */
const encoded = (mail: string) =>
  [0, ...Buffer.from(mail)].map((byte) => (byte ^ 0x2a).toString(16).padStart(2, '0')).join('');

/**
 * Rewrites the mail addresses of a page as Cloudflare does by default ("Email Address Obfuscation"): those of links and
 * those in text, and adds a script that is to undo it.
 */
export function hideMailAddresses(html: string): string {
  const changed = html.replace(new RegExp(`${untouched.source}|${tagOrAddress.source}`, 'g'), (part) => {
    if (part.startsWith('<a '))
      return part.replace(/href="mailto:([^"?]+)[^"]*"/, (_, mail: string) => {
        return `href="/cdn-cgi/l/email-protection#${encoded(mail)}"`;
      });
    if (part.startsWith('<')) return part;
    return `<span class="__cf_email__" data-cfemail="${encoded(part)}">[email&#160;protected]</span>`;
  });
  return changed === html ? html : changed.replace('</body>', `${decoder}</script></body>`);
}
