/** @jest-environment node */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { letServersRead } from './modes.ts';

// Windows has no such modes.
(process.platform === 'win32' ? it.skip : it)('opens files and folders to every user for reading', () => {
  const site = mkdtempSync(join(tmpdir(), 'modes-'));
  mkdirSync(join(site, 'logos'));
  writeFileSync(join(site, 'logos/a.svg'), '');
  for (const path of ['logos/a.svg', 'logos', '.']) chmodSync(join(site, path), path.endsWith('svg') ? 0o600 : 0o700);
  letServersRead(site);
  expect(['.', 'logos', 'logos/a.svg'].map((path) => statSync(join(site, path)).mode & 0o777)).toEqual([
    0o755, 0o755, 0o644,
  ]);
  rmSync(site, { recursive: true });
});
