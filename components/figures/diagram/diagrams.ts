import { integrationFlow } from './integration-flow';
import { singleSignOn } from './single-sign-on';
import type { DiagramViews } from './view';

/** The diagrams that content can name. */
export const diagrams = {
  'integration-flow': integrationFlow,
  'single-sign-on': singleSignOn,
} as const satisfies Record<string, DiagramViews>;

/** The name of a diagram, which begins those of its files. */
export type DiagramName = keyof typeof diagrams;
