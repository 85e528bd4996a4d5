import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** How often memory is looked at, in ms. */
const interval = 250;

/**
 * Runs some work, and tells the most memory that the programs started by this one held meanwhile.
 *
 * @returns what the work gave, and bytes of resident memory, all programs together; undefined where the system has no
 *   /proc to tell it.
 */
export async function watchMemory<T>(work: () => Promise<T>): Promise<{ value: T; peak: number | undefined }> {
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, heldByChildren())), interval);
  try {
    return { value: await work(), peak: existsSync('/proc/self/status') ? peak : undefined };
  } finally {
    clearInterval(timer);
  }
}

/** Bytes of resident memory of every program below this one. */
function heldByChildren(): number {
  const programs = new Map<number, { parent: number; bytes: number }>();
  for (const pid of listed().filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const figure = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      programs.set(Number(pid), { parent: figure('PPid'), bytes: figure('VmRSS') * 1024 });
    } catch {
      // It has ended meanwhile.
    }
  }
  let sum = 0;
  for (const [pid, { bytes }] of programs) {
    let above = programs.get(pid)?.parent ?? 0;
    while (above > 1 && above !== process.pid) above = programs.get(above)?.parent ?? 0;
    if (above === process.pid) sum += bytes;
  }
  return sum;
}

function listed(): string[] {
  return existsSync('/proc') ? readdirSync('/proc') : [];
}
