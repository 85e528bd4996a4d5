/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastChanges } from './history';

let repository: string;

/** Runs git in a folder of the sample repository, with the days of a commit where `date` gives one. */
function git(folder: string, args: readonly string[], date?: string): string {
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date, GIT_CONFIG_GLOBAL: '/dev/null' };
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...who, ...args], { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' });
}

/** Commits files of a site that is a folder of a repository, and returns what is known of their dates. */
function commit(date: string, ...files: string[]): void {
  for (const file of files) writeFileSync(join(repository, 'website/content', file), date);
  git(repository, ['add', '.']);
  git(repository, ['commit', '-m', 'A change'], date);
}

const changes = (folder = join(repository, 'website'), now?: number) =>
  Object.fromEntries(lastChanges((...args) => git(folder, args), now));

const days = ['2026-01-05T09:00:00+08:00', '2026-03-02T10:00:00+08:00'] as const;

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'history-'));
  mkdirSync(join(repository, 'website/content'), { recursive: true });
  git(repository, ['init', '--quiet']);
  commit(days[0], 'home.yaml', 'company.yaml');
  commit(days[1], 'home.yaml');
});

afterEach(() => rmSync(repository, { recursive: true }));

const both = { 'content/home.yaml': days[1], 'content/company.yaml': days[0] };

it('tells the newest change of each file, in a folder of a repository too', () => {
  expect(changes()).toEqual(both);
});

it('says nothing about a file with changes that are not committed, staged or new', () => {
  writeFileSync(join(repository, 'website/content/new.yaml'), '');
  writeFileSync(join(repository, 'website/content/home.yaml'), 'edited');
  expect(changes()).toEqual({ 'content/company.yaml': days[0] });
  git(repository, ['add', '.']);
  expect(changes()).toEqual({ 'content/company.yaml': days[0] });
});

it('says nothing of a day that is still to come', () => {
  expect(changes(undefined, Date.parse('2026-02-01'))).toEqual({ 'content/company.yaml': days[0] });
});

it('says nothing in a shortened clone, where every file seems new', () => {
  git(repository, ['clone', '--quiet', '--depth=1', `file://${repository}`, 'shallow']);
  expect(changes(join(repository, 'shallow/website'))).toEqual({});
});

it('says nothing without git or a history', () => {
  const none = () => {
    throw new Error('not a git repository');
  };
  expect(lastChanges(none).size).toBe(0);
});
