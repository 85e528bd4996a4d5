import { existsSync, readFileSync } from 'node:fs';
import { previewCause, readSwitch } from '@/lib/variables';
import { isOnThisMachine } from '../lib/form-settings';

/** The guide to the variables, in which each stands at the beginning of a line. A container's build is without it. */
const guide = '.env.example';

/**
 * Checks the variables of the site before anything reads them, and writes them back without blanks around them.
 * @param env changed
 * @throws Error that names the first variable that is not understood, and what is accepted
 */
export function settleVariables(env: NodeJS.ProcessEnv): void {
  // Vercel adds variables of its own.
  const names = Object.keys(env).filter((name) => /^NEXT_PUBLIC_(?!VERCEL_)/.test(name));
  for (const name of names) env[name] = env[name]?.trim();
  const known = existsSync(guide) ? (readFileSync(guide, 'utf8').match(/^\w+(?==)/gm) ?? []) : names;
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length) throw new Error(`${unknown.join(', ')} is not a variable of this site: ${guide} has them all.`);
  readSwitch('LOCAL_SITE', env);
  previewCause(env);
  checkMailOrigin('NEXT_PUBLIC_EMAILJS_ORIGIN', env.NEXT_PUBLIC_EMAILJS_ORIGIN);
  checkSiteOrigin('NEXT_PUBLIC_SITE_ORIGIN', env.NEXT_PUBLIC_SITE_ORIGIN);
}

/** The policy of the pages allows the mail service by its origin, and browsers refuse http from a page on https. */
function checkMailOrigin(name: string, value = ''): void {
  const isOrigin = URL.canParse(value) && new URL(value).origin === value;
  if (!value || (isOrigin && (value.startsWith('https:') || isOnThisMachine(value)))) return;
  throw new Error(
    `${name} is "${value}"; expected an origin such as https://api.emailjs.com: with https (http only on this machine), without a path or a slash at the end.`,
  );
}

function checkSiteOrigin(name: string, value = ''): void {
  const bare = value.replace(/\/$/, '');
  if (!value || (/^https?:/.test(bare) && URL.canParse(bare) && new URL(bare).origin === bare)) return;
  throw new Error(
    `${name} is "${value}"; expected an origin such as https://www.company.example, without a path. NEXT_PUBLIC_BASE_PATH is for the folder.`,
  );
}
