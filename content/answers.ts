import { routes } from './routes';

/** Answers that every page leads to: a section of another page by its address. */
export const answers = {
  engagement: `${routes.ourServices}#engagement`,
  duration: `${routes.ourServices}#questions`,
  dataHandling: `${routes.whoWeAre}#your-systems-and-data`,
  ownership: `${routes.whoWeAre}#ownership`,
};
