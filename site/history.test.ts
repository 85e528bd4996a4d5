/** @jest-environment node */
import { lastChanges } from './history';

const log = `
2026-03-02T10:00:00+08:00

content/home.ts
content/pages/cloud-services.ts

2026-01-05T09:00:00+08:00

content/home.ts
content/company.ts
`;

/** A git that answers by the first word of what it is asked. */
function git(answers: Partial<Record<'rev-parse' | 'log' | 'status', string>>) {
  return (command: string) => ({ 'rev-parse': 'false\n', log, status: '', ...answers })[command] ?? '';
}

it('tells the newest change of each file', () => {
  expect(Object.fromEntries(lastChanges(git({})))).toEqual({
    'content/home.ts': '2026-03-02T10:00:00+08:00',
    'content/pages/cloud-services.ts': '2026-03-02T10:00:00+08:00',
    'content/company.ts': '2026-01-05T09:00:00+08:00',
  });
});

it('says nothing in a shortened clone, where every file seems new', () => {
  expect(lastChanges(git({ 'rev-parse': 'true\n' })).size).toBe(0);
});

it('says nothing without git or a history', () => {
  const none = () => {
    throw new Error('not a git repository');
  };
  expect(lastChanges(none).size).toBe(0);
});

it('says nothing about a file with changes that are not committed', () => {
  const changes = lastChanges(git({ status: ' M content/home.ts\n?? content/pages/new.ts\n' }));
  expect(changes.has('content/home.ts')).toBe(false);
  expect(changes.has('content/company.ts')).toBe(true);
});
