import { reportMistakes } from './check-content/report';

/** `npm run content`, and the first step of `npm run dev`: checks everything in content/; exits with 1 on a mistake. */
if (!(await reportMistakes())) process.exitCode = 1;
