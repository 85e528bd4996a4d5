import { integrationFlow } from './integration-flow';
import { singleSignOn } from './single-sign-on';

/** The diagrams that content can name. */
export const diagrams = {
  'integration-flow': integrationFlow,
  'single-sign-on': singleSignOn,
} as const;
