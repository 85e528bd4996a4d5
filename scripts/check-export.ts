import { exportProblems } from './check-export/addresses';
import { main } from './lib/main';

/**
 * The step after finishing in `npm run build`: holds the export itself against the addresses that the content names, so
 * that no way through the code can lose a page or leave a link that leads nowhere.
 */
await main(() => {
  const problems = exportProblems(process.env.EXPORT_FOLDER || 'out');
  if (problems.length) throw new Error(`The site has addresses that lead nowhere:\n  ${problems.join('\n  ')}`);
});
