import { company } from '@/content/company';

const endpoint = process.env.NEXT_PUBLIC_MEASUREMENT_ENDPOINT || company.measurement.endpoint;

/**
 * Where visits are counted: the address that takes Plausible's events (https://plausible.io/docs/events-api), its origin for
 * the Content-Security-Policy, and the site's name there. Nothing is counted while the endpoint is empty.
 */
export const measurement = {
  endpoint,
  origin: endpoint && new URL(endpoint).origin,
  domain: company.measurement.domain || new URL(company.origin).hostname,
} as const;
