import { z } from 'zod';
import { day, id, paragraph, template, text, textOf } from '@/lib/fields';
import { closingSchema, pictureSchema, seoSchema } from './parts';
import { personSchema } from './people';

export const uiSchema = z.strictObject({
  skipToContent: text, mainNavigation: text, whatWeDo: text, servicesColumn: text, solutionsColumn: text,
  companyColumn: text, brochures: text, techstack: text, whoWeAre: text, careers: text, contact: text, home: text,
  ourServices: text, openMenu: text, closeMenu: text, back: text, contactUs: text, breadcrumb: text, onThisPage: text,
  onTheModel: text, byPhone: text, firstContact: text, allPages: text, readNext: text, notes: text, privacy: text, accessibility: text, sources: text, lookedAt: text, draft: text,
  articles: z.strictObject({ note: text, case: text, end: text, author: text, forCustomer: template('customer'), updated: text, files: text, file: template('format', 'size', 'licence'), explained: text }), readMore: text, more: template('count'), aboutEach: text, enquiryNotice: text,
  homeOf: text, experience: text, posted: text, applyUntil: text, brochure: text, brochureOf: template('name'),
  brochureFile: template('size'), brochureFileOf: template('size', 'day'),
  hero: z.strictObject({
    region: text, hireUs: text, roleDescription: text, slideRoleDescription: text, slideOf: template('number', 'total'), pick: text,
    pause: text, play: text,
  }),
  marquee: z.strictObject({ pause: text }),
  theme: z.strictObject({ legend: text, system: text, day: text, night: text }),
  techstackTabs: text, ownTools: text, allIntegrations: text, introduction: text, writeTo: text, engagement: text, dataHandling: text, nextSteps: text, byMail: text,
  badges: text, specimen: text, moreAboutUs: text,
  chapter: z.strictObject({ place: template('number', 'total'), named: template('number', 'name'), others: text, all: text }),
  says: z.strictObject({ sender: text, person: text }),
  source: template('number'),
}); // prettier-ignore

export const formSchema = z.strictObject({
  fields: z.strictObject({
    about: text, user_name: text, company: text, phone: text, user_email: text, enquiryType: text, message: text,
  }),
  enquiryTypes: z.tuple([text, text, text]),
  placeholder: z.strictObject({ career: text, other: text }),
  send: text, sending: text, blank: text, phoneDigits: text, emailShape: text, tooLong: text, toCorrect: text, noRoom: text, littleRoom: text, notYet: text,
  honeypot: text, optional: text, phoneHint: text, removeAbout: text, aboutRemoved: text, arrived: text, limit: text, captcha: text, unanswered: text, suspectedBot: text,
  success: z.strictObject({ title: text, text, time: template('time'), done: text }),
  failure: z.strictObject({
    title: text, text, mailInstead: text, kept: text, copy: text, copied: text, copyRefused: text, cut: text,
    cutHere: text,
  }),
  /** What happens after an enquiry is sent: beside the form, and in the thanks for it. */
  nextSteps: z.array(paragraph).min(2),
  ok: text, mailSubject: text,
  withoutScript: z.strictObject({ text }),
}); // prettier-ignore

/** What stands under the form about personal data. */
export const enquiryNoticeSchema = z.strictObject({
  entries: z.array(z.strictObject({ term: text, text: textOf(20, 400) })).min(1),
});

export const legalSchema = z.strictObject({ trademarks: paragraph, copyright: text, privacy: text, counted: text });

export const notesWordsSchema = z.strictObject({
  seo: seoSchema,
  title: text,
  lead: paragraph,
  list: text,
  cases: text,
  feed: text,
  picture: pictureSchema,
  closing: closingSchema.extend({ action: text }),
});

export const vacancyWordsSchema = z.strictObject({
  title: template('role'), pageName: template('role'), description: template('role', 'skills', 'experience'),
  scene: pictureSchema.shape.scene, alt: pictureSchema.shape.alt,
  work: text, skills: text, employment: text,
  employments: z.strictObject({ FULL_TIME: text, PART_TIME: text, CONTRACTOR: text, TEMPORARY: text, INTERN: text }),
  place: text, apply: text, how: paragraph, other: text,
}); // prettier-ignore

export const personWordsSchema = z.strictObject({
  pageName: template('name', 'role'), description: template('name', 'role'), picture: pictureSchema, action: text, written: text, profiles: text,
}); // prettier-ignore

/** The page for addresses that lead nowhere. */
export const notFoundSchema = z.strictObject({
  pageName: seoSchema.shape.pageName,
  description: seoSchema.shape.description,
  keywords: seoSchema.shape.keywords,
  title: text,
  claim: text,
  sign: text,
  text,
  picture: pictureSchema,
});

/** The print index and the pages for printing. */
export const printWordsSchema = z.strictObject({
  indexTitle: text, indexHeading: text, indexPageName: seoSchema.shape.pageName,
  indexDescription: seoSchema.shape.description, picture: pictureSchema, indexLead: textOf(20, 300), contents: text, printPage: text,
  closing: closingSchema.extend({ action: textOf(3, 34) }),
  webPage: text, contactLine: text, applyLine: text, edition: text, description: template('name'),
}); // prettier-ignore

/** The style guide, a page of development only. */
export const styleGuideSchema = z.strictObject({
  title: text, primary: text, quiet: text, more: text, type: text, scenes: text, sample: text,
  quote: z.strictObject({ title: text, words: paragraph, name: text, role: text, date: day }),
  people: z.strictObject({ title: text, named: z.array(personSchema.extend({ id })) }),
}); // prettier-ignore
