import { readFileSync } from 'node:fs';
import { company } from '@/content/company';
import { sourcesBelow } from '../lib/files';
import { notice, type Remark } from './finding';

const domain = new URL(company.origin).host.replace(/^www\./, '');
const facts = [company.brand, domain, company.city, String(company.foundingYear)];

/** Notices facts of the company that a content file spells: after a rebrand they stay, unless that is meant. */
export function* spelledNotices(): Generator<Remark> {
  for (const file of sourcesBelow('content', '.yaml')) {
    if (file === 'content/company.yaml') continue;
    const text = readFileSync(file, 'utf8');
    const spelled = facts.filter((fact) => new RegExp(`\\b${fact.replaceAll('.', '\\.')}\\b`).test(text));
    if (spelled.length) yield notice('facts', `It spells ${spelled.join(', ')}: a rebrand does not change that.`, file);
  }
}
