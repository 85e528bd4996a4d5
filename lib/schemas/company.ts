import { z } from 'zod';
import { paragraph, reference, text, textOf } from '@/lib/fields';
import { profileSchema } from './people';

const verificationCode = z
  .string()
  .regex(/^[\w-]*$/, "expected the code alone, such as the value of the tag's content, or '' for none");

/** Every fact about the company. A rebrand changes content/company.yaml alone. */
export const companySchema = z.strictObject({
  sample: z.boolean(),
  brand: textOf(2, 30),
  legalName: textOf(2, 60),
  origin: z
    .string()
    .regex(
      /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/,
      'expected https:// and a domain, without a slash at the end, such as "https://www.example.com"',
    ),
  email: z.email('expected an email address'),
  phone: z
    .string()
    .regex(/^$|^\+[1-9][\d ]{6,18}$/, 'expected a number with its calling code, such as "+65 6123 4567", or nothing')
    .default(''),
  contactPerson: reference('person').default(''),
  profiles: z.array(profileSchema).default([]),
  city: textOf(2, 40),
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'expected the two capital letters of a country, such as "SG" (ISO 3166)'),
  language: z.string().regex(/^[a-z]{2}$/, 'expected the two small letters of a language, such as "en" (ISO 639)'),
  clocks: z.strictObject({
    zone: z.string().regex(/^[A-Z]\w+\/\w+$/, 'expected a time zone, such as "Europe/Paris"'),
    kept: text,
    lead: text,
    againstNewYork: text,
  }),
  address: z.strictObject({ street: text, postalCode: text }),
  registration: z.strictObject({ label: text, number: text }),
  phoneNumbers: z.strictObject({
    callingCode: z.string().regex(/^[1-9]\d{0,2}$/, 'expected the digits of a calling code, such as "65"'),
    digits: z.number().int().min(4).max(12),
  }),
  measurement: z.strictObject({
    endpoint: z
      .union(
        [z.literal(''), z.url({ protocol: /^https$/ })],
        'expected an address that begins with https://, or nothing',
      )
      .default(''),
    domain: z.string().default(''),
  }),
  enquiryRetention: paragraph,
  terms: z.strictObject({
    /** Shown once on a page that has terms. */
    note: text,
    reply: text,
    officeHours: text,
    firstPiecePrice: text,
    invoices: paragraph,
    noticeForTeams: text,
    noticeForSupport: text,
    repairs: text,
    workingCopies: text,
    ownership: text,
    frameworkLicence: paragraph,
    aiTools: paragraph,
  }),
  verification: z.strictObject({ google: verificationCode, bing: verificationCode }),
  foundingYear: z.number().int().min(1800).max(2100),
  years: z.strictObject({ projects: z.number().int(), expertise: z.number().int() }),
  copyright: z.strictObject({ from: z.number().int(), to: z.number().int() }),
  vacancyExperience: z.strictObject({ from: z.number().int(), to: z.number().int() }),
  securityReportsReadUntil: z.iso
    .datetime('expected a day and a time such as "2027-11-01T00:00:00Z"')
    // An expired security.txt must not be used (RFC 9116, section 2.5.5).
    .refine(
      (until) => new Date(until) > new Date(),
      'expected a day in the future, until which somebody reads reports',
    ),
});

export type Company = z.infer<typeof companySchema>;
