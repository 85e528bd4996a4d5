/** Prints the path of a usable browser, and installs one first where there is none. */
import { ensureBrowser } from './lib/browser';

try {
  console.log(await ensureBrowser());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
