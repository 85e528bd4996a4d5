import { exportProblems } from './check-export/addresses';
import { main } from './lib/main';

/**
 * The last step of `npm run build`: compares the export with the routes in content/, so that a bug in the build cannot
 * drop a page or leave a broken link unnoticed.
 */
await main(() => {
  const problems = exportProblems(process.env.EXPORT_FOLDER || 'out');
  if (problems.length) throw new Error(`The export has missing pages or broken links:\n  ${problems.join('\n  ')}`);
});
