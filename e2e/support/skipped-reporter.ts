import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Says at the end of a run what was skipped, and why. */
export default class SkippedReporter implements Reporter {
  private readonly counts = new Map<string, number>();

  onTestEnd({ annotations, location }: TestCase, { status }: TestResult): void {
    if (status !== 'skipped') return;
    const file = location.file.replace(/.*\//, '');
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'a test before it failed';
    const line = `${file}: ${reason}`;
    this.counts.set(line, (this.counts.get(line) ?? 0) + 1);
  }

  onEnd(): void {
    for (const [line, count] of this.counts) console.log(`  skipped ${count} of ${line}`);
  }
}
