import { readFileSync, writeFileSync } from 'node:fs';
import { completeLockfile, type Lockfile } from './lib/lockfile';

/** `npm run lock`: completes package-lock.json after an install from a registry that lacks other systems' packages. */
const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
const added = completeLockfile(lock);
if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`lock: ${added.length > 0 ? `added ${added.length} packages of other systems` : 'complete'}`);
