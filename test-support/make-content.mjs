import { execFileSync } from 'node:child_process';

/** Before all tests: writes what content/ says for whatever imports it, and stops at a mistake. */
export default function makeContent() {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/content.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
