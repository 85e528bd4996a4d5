/** Parses environment variables, in one place. A value that is not understood stops the command. */
export type Variables = Readonly<Record<string, string | undefined>>;

const on = ['1', 'true', 'yes', 'on'];
const off = ['', '0', 'false', 'no', 'off'];

/**
 * Reads a variable that is on or off, in any case; off when it is not set.
 * @throws Error that names the variable and what is accepted
 */
export function readSwitch(name: string, env: Variables): boolean {
  const value = env[name]?.trim() ?? '';
  if (on.includes(value.toLowerCase())) return true;
  if (off.includes(value.toLowerCase())) return false;
  throw new Error(`${name} is "${value}"; expected ${on.join(', ')}, or else ${off.slice(1).join(', ')} or nothing.`);
}

/**
 * Reads the folder of the site on its host from `NEXT_PUBLIC_BASE_PATH`.
 * @returns such as "/website"; "" for a site at the root
 * @throws Error that says what is accepted
 */
export function readBasePath(env: Variables): string {
  const value = env.NEXT_PUBLIC_BASE_PATH?.trim() ?? '';
  if (/^(?:\/[\w.~-]+)*$/.test(value)) return value;
  throw new Error(
    `NEXT_PUBLIC_BASE_PATH is "${value}"; expected a folder such as /website, with a slash before and none at the end.`,
  );
}

/**
 * Finds out whether this is a preview, from `NEXT_PUBLIC_PREVIEW` or the host's own variables.
 * @returns which variable says so, as a phrase; undefined for the public site
 * @throws Error as `readSwitch` does
 * @see https://vercel.com/docs/environment-variables/system-environment-variables
 * @see https://docs.netlify.com/build/configure-builds/environment-variables/
 * @see https://developers.cloudflare.com/pages/configuration/build-configuration/
 */
export function previewCause(env: Variables): string | undefined {
  const phrase = (name: string) => `${name} is "${env[name]}"`;
  if (readSwitch('NEXT_PUBLIC_PREVIEW', env)) return phrase('NEXT_PUBLIC_PREVIEW');
  if (env.VERCEL_ENV && env.VERCEL_ENV !== 'production') return phrase('VERCEL_ENV');
  // Other programs may have a CONTEXT as well.
  const isNetlify = Boolean(env.NETLIFY) || /^(?:deploy-preview|branch-deploy)$/.test(env.CONTEXT ?? '');
  if (isNetlify && env.CONTEXT && env.CONTEXT !== 'production') return phrase('CONTEXT');
  // Cloudflare does not say which branch is the public one.
  if (env.CF_PAGES_BRANCH && env.CF_PAGES_BRANCH !== (env.PRODUCTION_BRANCH?.trim() || 'main'))
    return phrase('CF_PAGES_BRANCH');
  return undefined;
}
