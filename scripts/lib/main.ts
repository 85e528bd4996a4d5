/** Runs a command-line script. On failure prints the error's message without a stack trace, and exits with 1. */
export async function main(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    // Not just process.exitCode: an open server or browser would keep the process running.
    process.exit(1);
  }
}
