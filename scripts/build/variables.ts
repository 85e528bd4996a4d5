import { previewCause, readSwitch } from '@/lib/variables';
import { isOnThisMachine } from '../lib/form-settings';

/** What `.env.example` explains, by kind. */
const identifiers = ['EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID', 'EMAILJS_PUBLIC_KEY'];
const origins = ['EMAILJS_ORIGIN', 'SITE_ORIGIN'];
const others = ['BASE_PATH', 'PREVIEW'];

/**
 * Checks the variables of the site before anything reads them, and writes them back without blanks around them.
 * @param env changed
 * @throws Error that names the first variable that is not understood, and what is accepted
 */
export function settleVariables(env: NodeJS.ProcessEnv): void {
  for (const name of [...identifiers, ...origins, ...others].map((one) => `NEXT_PUBLIC_${one}`)) {
    const value = env[name];
    if (value !== undefined) env[name] = value.trim();
  }
  readSwitch('LOCAL_SITE', env);
  previewCause(env);
  checkMailOrigin('NEXT_PUBLIC_EMAILJS_ORIGIN', env.NEXT_PUBLIC_EMAILJS_ORIGIN);
  checkSiteOrigin('NEXT_PUBLIC_SITE_ORIGIN', env.NEXT_PUBLIC_SITE_ORIGIN);
  const known = new Set([...identifiers, ...origins, ...others]);
  // Vercel adds variables of its own.
  const unknown = Object.keys(env).filter(
    (name) => /^NEXT_PUBLIC_(?!VERCEL_)/.test(name) && !known.has(name.replace('NEXT_PUBLIC_', '')),
  );
  if (unknown.length)
    throw new Error(`${unknown.join(', ')} is not a variable of this site: .env.example has them all.`);
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
