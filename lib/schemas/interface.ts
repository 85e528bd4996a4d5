import { z } from 'zod';
import { paragraph, text, textOf } from '@/lib/fields';
import { closingSchema, pictureSchema, seoSchema } from '@/lib/schema';

/** A text with gaps: a function that takes what stands in them. */
const template = z.custom<(...gaps: never[]) => string>(
  (value) => typeof value === 'function',
  'expected a text with gaps: (name) => `… ${name} …`',
);

/** The words of the controls. */
export const uiSchema = z.strictObject({
  skipToContent: text, mainNavigation: text, whatWeDo: text, servicesColumn: text, solutionsColumn: text,
  companyColumn: text, brochures: text, techstack: text, whoWeAre: text, careers: text, contact: text, home: text,
  ourServices: text, openMenu: text, closeMenu: text, back: text, contactUs: text, breadcrumb: text, onThisPage: text,
  onTheModel: text, byPhone: text, firstContact: text, allPages: text, readNext: text, notes: text, privacy: text, accessibility: text, sources: text, lookedAt: text, draft: text,
  articles: z.strictObject({ note: text, case: text, end: text, author: template, forCustomer: template, updated: text }), readMore: text, more: template, aboutEach: text, enquiryNotice: text,
  homeOf: template, experience: text, posted: text, applyUntil: text, brochure: template, brochureFile: template,
  hero: z.strictObject({
    region: text, hireUs: text, roleDescription: text, slideRoleDescription: text, slideOf: template, pick: text,
    pause: text, play: text,
  }),
  marquee: z.strictObject({ pause: text }),
  theme: z.strictObject({ legend: text, system: text, day: text, night: text }),
  techstackTabs: text, ownTools: text, allIntegrations: text, introduction: text, writeTo: text, engagement: text, dataHandling: text, nextSteps: text, byMail: text,
  badges: text, specimen: text, moreAboutUs: text,
  chapter: z.strictObject({ place: template, named: template, others: template, all: text }),
  says: z.strictObject({ sender: text, person: text }),
  source: template,
}); // prettier-ignore

/** The menu's picture is decorative, so its alternative text is empty. */
export const menuPictureSchema = z.strictObject({ ...pictureSchema.shape, alt: z.literal('') });

export const draftHoursSchema = z.number().int().min(1).max(168);

/** The enquiry form. */
export const formSchema = z.strictObject({
  fields: z.strictObject({
    about: text, user_name: text, company: text, phone: text, user_email: text, enquiryType: text, message: text,
  }),
  enquiryTypes: z.tuple([text, text, text]),
  placeholder: z.strictObject({ career: text, other: text }),
  send: text, sending: text, blank: text, phoneDigits: text, emailShape: text, tooLong: text, toCorrect: text, noRoom: text, roomLeft: template,
  honeypot: text, optional: text, phoneHint: template, removeAbout: text, aboutRemoved: text, arrived: text, limit: text, captcha: text, unanswered: text, suspectedBot: text,
  success: z.strictObject({ title: text, text, time: template, done: text }),
  failure: z.strictObject({
    title: text, text: template, mailInstead: text, kept: text, copy: text, copied: text, copyRefused: text, cut: text,
    cutHere: text,
  }),
  ok: text, mailSubject: text,
  withoutScript: z.strictObject({ text }),
}); // prettier-ignore

export const enquiryNoticeSchema = z.array(z.strictObject({ term: text, text: template })).min(1);

export const legalSchema = z.strictObject({ trademarks: paragraph, copyright: template, privacy: text, counted: text });

/** The list of notes and cases. */
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

/** The page of a vacancy. */
export const vacancyWordsSchema = z.strictObject({
  title: template, pageName: template, description: template, scene: pictureSchema.shape.scene, alt: pictureSchema.shape.alt,
  work: text, skills: text, employment: text,
  employments: z.strictObject({ FULL_TIME: text, PART_TIME: text, CONTRACTOR: text, TEMPORARY: text, INTERN: text }),
  place: text, apply: text, how: paragraph, other: text,
}); // prettier-ignore

/** The page of a person. */
export const personWordsSchema = z.strictObject({
  pageName: template, description: template, picture: pictureSchema, action: text, written: text, profiles: text,
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
  webPage: text, contactLine: text, applyLine: text, edition: text, description: template,
}); // prettier-ignore
