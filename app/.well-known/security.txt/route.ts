import { company } from '@/content/company';
import { absoluteUrl, site } from '@/site/urls';

export const dynamic = 'force-static';

/** The address for reports of security faults (RFC 9116), from the company's facts; SECURITY.md says what to expect. */
export function GET(): Response {
  const lines = [
    `Contact: mailto:${company.email}`,
    `Expires: ${new Date(company.securityReportsReadUntil).toISOString()}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
