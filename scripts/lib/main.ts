/** Runs a command. When it fails, the error's sentence is all that is said: it is for the person who started it. */
export async function main(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    // A server or a browser may still be open; nothing is worth waiting for.
    process.exit(1);
  }
}
