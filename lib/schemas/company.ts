import { z } from 'zod';
import { paragraph, reference, text, textOf } from '@/lib/fields';
import { profileSchema } from './people';

const verificationCode = z
  .string()
  .regex(/^[\w-]*$/, "expected the code alone, such as the value of the tag's content, or '' for none");

/** A sentence, or nothing: a text that ends in an empty fact ends before it. */
const buyersFact = (description: string) => textOf(0, 200).default('').meta({ description });

/** Every fact about the company. A rebrand changes content/company.yaml alone. */
export const companySchema = z.strictObject({
  sample: z.boolean().meta({
    description:
      'Whether the facts and terms below are samples: then they are marked wherever they are said, and a build for a real domain stops. Switch it off when every line of this file is true.',
  }),
  brand: textOf(2, 30),
  legalName: textOf(2, 60),
  origin: z
    .string()
    .regex(
      /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/,
      'expected https:// and a domain, without a slash at the end, such as "https://www.example.com"',
    )
    .meta({ description: 'Without a slash at its end. NEXT_PUBLIC_SITE_ORIGIN overrides it for a preview.' }),
  email: z.email('expected an email address'),
  phone: z
    .string()
    .regex(/^$|^\+[1-9][\d ]{6,18}$/, 'expected a number with its calling code, such as "+65 6123 4567", or nothing')
    .default('')
    .meta({
      description:
        'A number that is answered; empty for none. Shown in the footer, beside the form, to search engines.',
    }),
  contactPerson: reference('person')
    .default('')
    .meta({ description: 'Who answers first: a file in content/people; empty for nobody by name.' }),
  profiles: z.array(profileSchema).default([]).meta({ description: 'The company’s own pages elsewhere.' }),
  city: textOf(2, 40),
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'expected the two capital letters of a country, such as "SG" (ISO 3166)'),
  language: z
    .string()
    .regex(/^[a-z]{2}$/, 'expected the two small letters of a language, such as "en" (ISO 639)')
    .meta({ description: 'Of the site; with the country it is the locale of shared links.' }),
  clocks: z.strictObject({
    zone: z
      .string()
      .regex(/^[A-Z]\w+\/\w+$/, 'expected a time zone, such as "Europe/Paris"')
      .meta({ description: 'As the IANA names it.' }),
    kept: text,
    againstNewYork: text,
  }),
  address: z.strictObject({ street: text, postalCode: text }),
  registration: z.strictObject({ label: text, number: text }),
  phoneNumbers: z.strictObject({
    callingCode: z
      .string()
      .regex(/^[1-9]\d{0,2}$/, 'expected the digits of a calling code, such as "65"')
      .meta({ description: 'Said beside the phone in the form, with how many digits follow it.' }),
    digits: z.number().int().min(4).max(12),
  }),
  /** The service that counts visits, without cookies or personal data; off while the endpoint is empty. */
  measurement: z.strictObject({
    endpoint: z
      .union(
        [z.literal(''), z.url({ protocol: /^https$/ })],
        'expected an address that begins with https://, or nothing',
      )
      .default('')
      .meta({
        description:
          'The address that takes Plausible’s events. Empty: nothing is counted. The notices on privacy follow.',
      }),
    domain: z.string().default('').meta({ description: 'The site’s name there; empty: the host of the origin.' }),
  }),
  enquiryRetention: paragraph.meta({
    description: 'How long enquiries are kept once they have arrived. Said under the form: a promise.',
  }),
  /** Promises to a buyer. Whoever rebrands the site confirms or replaces every line. */
  terms: z.strictObject({
    note: text.meta({ description: 'Shown once on a page that has terms.' }),
    reply: text.meta({ description: 'When an enquiry gets its first answer.' }),
    officeHours: text.meta({
      description: 'When somebody is at work. The figure of two days on the page of dedicated teams goes with it.',
    }),
    firstPiecePrice: text,
    invoices: paragraph,
    noticeForTeams: text,
    noticeForSupport: text,
    repairs: text.meta({ description: 'How long faults in accepted work are repaired at the company’s cost.' }),
    workingCopies: text,
    ownership: text,
    frameworkLicence: paragraph,
    aiTools: paragraph,
  }),
  /** Answers that only the owner can give. Each is a sentence that pages show once it is filled in. */
  buyer: z.strictObject({
    dayRate: buyersFact('Such as “A day costs S$900 to S$1,400, by experience, without GST.” Said where time is paid.'),
    insurance: buyersFact('Such as “Professional indemnity is covered up to S$1 million.” Said beside liability.'),
    subProcessors: buyersFact('Such as “These do today: …” Said where other firms are.'),
    certificates: buyersFact('Such as “We hold Cyber Essentials (CSA) until May 2027.” Said beside the questionnaire.'),
    dataProtection: textOf(3, 80).meta({
      description:
        'Who answers for personal data, as a name or a role, which laws such as the PDPA ask for. Said on the page on privacy.',
    }),
  }),
  verification: z
    .strictObject({ google: verificationCode, bing: verificationCode })
    .meta({ description: 'What Google’s Search Console and Bing’s Webmaster Tools ask for; empty for none.' }),
  foundingYear: z.number().int().min(1800).max(2100).meta({
    description: 'Both readings of the years stand, each in its own place; nobody computes one from the other.',
  }),
  years: z.strictObject({ projects: z.number().int(), expertise: z.number().int() }),
  copyright: z.strictObject({ from: z.number().int(), to: z.number().int() }),
  vacancyExperience: z.strictObject({ from: z.number().int(), to: z.number().int() }),
  securityReportsReadUntil: z.iso
    .datetime('expected a day and a time such as "2027-11-01T00:00:00Z"')
    // An expired security.txt must not be used (RFC 9116, section 2.5.5).
    .refine((until) => new Date(until) > new Date(), 'expected a day in the future, until which somebody reads reports')
    .meta({
      description:
        'Until when somebody has promised to read reports of security faults (/.well-known/security.txt). Renew it, at most a year ahead, when it still holds.',
    }),
  /** Where the site's files are kept: with it the real site has an editor at /admin (docs/editor.md). */
  repository: z
    .strictObject({
      host: z.enum(['github', 'gitlab', 'gitea']),
      name: z
        .string()
        .regex(/^[\w.-]+(\/[\w.-]+)+$/, 'expected the owner and the name, such as "example/website"')
        .meta({ description: 'Its owner and name, such as example/website' }),
      branch: z
        .string()
        .regex(/^[\w./-]+$/, 'expected the name of a branch, such as "main"')
        .default('main'),
      origin: z
        .url({ protocol: /^https$/, error: 'expected an address that begins with https://' })
        .optional()
        .meta({ description: 'Only for a server of your own, such as https://git.example.com' }),
    })
    .optional(),
});

export type Company = z.infer<typeof companySchema>;
