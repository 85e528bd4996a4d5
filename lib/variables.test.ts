import { previewCause, readBasePath, readSwitch } from './variables';

describe('a switch', () => {
  it.each(['1', 'true', 'TRUE', 'Yes', ' on '])('is on with "%s"', (value) => {
    expect(readSwitch('LOCAL_SITE', { LOCAL_SITE: value })).toBe(true);
  });

  it.each([undefined, '', ' ', '0', 'False', 'no', 'OFF'])('is off with "%s"', (value) => {
    expect(readSwitch('LOCAL_SITE', { LOCAL_SITE: value })).toBe(false);
  });

  it.each(['2', 'y', 'ja', 'enabled'])('refuses "%s", and says what it takes', (value) => {
    expect(() => readSwitch('LOCAL_SITE', { LOCAL_SITE: value })).toThrow(
      `LOCAL_SITE is "${value}"; expected 1, true, yes, on, or else 0, false, no, off or nothing.`,
    );
  });
});

it.each([undefined, '', ' /website ', '/clients/northquay'])('takes the folder "%s"', (value) => {
  expect(readBasePath({ NEXT_PUBLIC_BASE_PATH: value })).toBe(value?.trim() ?? '');
});

it.each(['website', '/website/', '/', '/web site', 'https://host.test/website'])('refuses the folder "%s"', (value) => {
  expect(() => readBasePath({ NEXT_PUBLIC_BASE_PATH: value })).toThrow(`NEXT_PUBLIC_BASE_PATH is "${value}"; expected`);
});

describe('a build', () => {
  it.each<Record<string, string>>([
    { NEXT_PUBLIC_PREVIEW: 'true' },
    { VERCEL_ENV: 'preview' },
    { VERCEL_ENV: 'development' },
    { NETLIFY: 'true', CONTEXT: 'deploy-preview' },
    { CONTEXT: 'branch-deploy' },
    { NETLIFY: 'true', CONTEXT: 'staging' },
    { CF_PAGES_BRANCH: 'redesign' },
    { CF_PAGES_BRANCH: 'main', PRODUCTION_BRANCH: 'release' },
    // A host that knows of a preview is believed.
    { NEXT_PUBLIC_PREVIEW: '0', VERCEL_ENV: 'preview' },
  ])('is a preview with %j', (env) => expect(previewCause(env)).toMatch(/^\w+ is "/));

  it.each<Record<string, string>>([
    {},
    { NEXT_PUBLIC_PREVIEW: 'off' },
    { VERCEL_ENV: 'production' },
    { NETLIFY: 'true', CONTEXT: 'production' },
    { CF_PAGES_BRANCH: 'main' },
    { CF_PAGES_BRANCH: 'release', PRODUCTION_BRANCH: 'release' },
    { CONTEXT: 'of another program' },
  ])('is the public site with %j', (env) => expect(previewCause(env)).toBeUndefined());
});
