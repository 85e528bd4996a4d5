import { Counter } from './counter.jsx';

/** The components that React hydrates; everything else is HTML. */
export const islands = { counter: Counter };
