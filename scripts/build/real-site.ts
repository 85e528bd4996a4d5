import { company } from '@/content/company';
import { isOnThisMachine } from '../lib/form-settings';

/** Top-level domains that nobody can own (RFC 2606): a site there is a sample itself. */
const reserved = /\.(?:example|test|invalid)$/;

/**
 * Refuses samples on a real site.
 * @param origin where the site will be
 * @throws Error that names each sample and its file, unless the site is on a reserved domain or on this machine
 */
export function assertReal(origin: string): void {
  if (reserved.test(new URL(origin).hostname) || isOnThisMachine(origin)) return;
  const samples = [
    ...(company.sample
      ? [
          'content/company.yaml: the company’s facts and terms are samples. Make each line true, then set `sample: false`.',
        ]
      : []),
    ...(reserved.test(company.email) ? [`content/company.yaml: ${company.email} cannot receive mail.`] : []),
  ];
  if (samples.length === 0) return;
  throw new Error(
    `The site is built for ${origin}, and still has samples:\n  ${samples.join('\n  ')}\nFor a preview set NEXT_PUBLIC_PREVIEW=1.`,
  );
}
