/** @jest-environment node */
import { backendOf, policyOf, type Repository } from './repository';

const repository: Repository = { host: 'github', name: 'example/website', branch: 'main' };

it('signs in with a token alone, and makes pull requests where the CMS can', () => {
  expect(backendOf(repository)).toEqual({
    backend: { name: 'github', repo: 'example/website', branch: 'main', auth_methods: ['token'] },
    publish_mode: 'editorial_workflow',
  });
  expect(backendOf({ ...repository, host: 'gitea' }).publish_mode).toBe('simple');
});

it('reaches a server of one’s own', () => {
  const own: Repository = { ...repository, host: 'gitlab', origin: 'https://git.example.com' };
  expect(backendOf(own).backend).toMatchObject({
    api_root: 'https://git.example.com/api/v4',
    base_url: 'https://git.example.com',
  });
  expect(policyOf(own)).toContain("connect-src 'self' blob: data: https://git.example.com;");
});

it('lets the page reach this site, and the repository’s host where there is one', () => {
  expect(policyOf(undefined)).not.toContain('https:');
  expect(policyOf(repository)).toContain("connect-src 'self' blob: data: https://api.github.com;");
  for (const policy of [policyOf(undefined), policyOf(repository)]) {
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
    expect(policy).not.toContain("'unsafe-eval'");
  }
});
