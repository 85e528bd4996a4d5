import { constants } from './constants';

/** The words of the controls: everything that is said on more than one page. */
export const ui = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  whatWeDo: 'What we do',
  servicesColumn: 'Services',
  solutionsColumn: 'Solutions',
  companyColumn: 'Company',
  brochures: 'Brochures',
  techstack: 'Techstack',
  whoWeAre: 'Who we are',
  careers: 'Careers',
  contact: 'Contact',
  home: 'Home',
  ourServices: 'Our services',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  back: 'Back',
  contactUs: 'Contact us',
  breadcrumb: 'Breadcrumb',
  onThisPage: 'On this page',
  onTheModel: 'On the model',
  allPages: 'All pages',
  readNext: 'Read next',
  notes: 'Notes',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  sources: 'Sources',
  lookedAt: 'Looked at on',
  /** Above what only development and previews show. */
  draft: 'Draft: not on the real site',
  articles: {
    note: 'Note',
    case: 'Case',
    end: 'Sources, and where to read on',
    author: (brand: string) => `The engineers of ${brand}`,
    forCustomer: (customer: string) => `For ${customer}`,
    updated: 'Last changed on',
  },
  readMore: 'Read more',
  more: (count: number) => `${count} more`,
  /** Unfolds on a phone what is said about each entry of a list whose titles it shows. */
  aboutEach: 'More about each',
  /** Above the notes on what becomes of an enquiry, which are folded on a phone. */
  enquiryNotice: 'What becomes of what you send',
  homeOf: (brand: string) => `${brand}, home`,
  experience: 'Experience',
  posted: 'Posted',
  applyUntil: 'Apply until',
  brochure: (name?: string) => (name ? `${name} brochure` : 'Brochure'),
  /** With a day: the page has changed since. */
  brochureFile: (size: string, day?: string) => `PDF, ${size}${day ? `, of ${day}` : ''}`,
  hero: {
    region: 'What we build',
    hireUs: 'Hire us',
    roleDescription: 'carousel',
    slideRoleDescription: 'slide',
    slideOf: (number: number, total: number) => `${number} of ${total}`,
    pick: 'Choose a slide',
    pause: 'Pause the slides',
    play: 'Play the slides',
  },
  marquee: { pause: 'Pause the logos' },
  theme: { legend: 'Appearance', system: 'As your device', day: 'Light', night: 'Dark' },
  techstackTabs: 'Technologies by layer',
  /** Before the tools that a page speaks of, above all of them. */
  ownTools: 'For this work',
  allIntegrations: 'How integrations are built',
  /** After 'Visit' on a slide: what the link leads to. */
  introduction: 'the introduction',
  writeTo: 'Write to us',
  engagement: 'How we begin, and how it is priced',
  dataHandling: 'Your systems and data',
  moreAboutUs: 'Who you will talk to, and who owns it',
  nextSteps: 'What happens then',
  byMail: 'Or to',
  byPhone: 'or by phone',
  firstContact: 'Your first contact:',
  badges: 'Kinds of system',
  specimen: 'Specimen',
  /** Of the story that the specimens tell (content/street.ts). */
  chapter: {
    place: (number: number, all: number) => `${number} of ${all}`,
    named: (number: number, name: string) => `${number}: ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    others: (address: string) => `Chapters of ${address}`,
    all: 'The whole street',
  },
  says: { sender: 'The sender writes:', person: 'The person writes:' },
  source: (number: number) => `(source ${number})`,
} as const;

/** The model beside the links of the menu until one of them is pointed at: decoration, so it has no words. */
export const menuPicture = { scene: 'real-estate-by-night', alt: '' } as const;

/** How long a browser keeps what was typed into the form and not sent. */
export const draftHours = 24;

/** How long it keeps the number of a message that was sent. */
export const sentDays = 30;

/** The enquiry form. The texts that the requirements fix are theirs to the letter. */
export const form = {
  fields: {
    about: 'About',
    user_name: 'Full Name',
    company: 'Company',
    phone: 'Phone',
    user_email: 'Email',
    enquiryType: 'Enquiry type',
    message: 'Message',
  },
  enquiryTypes: ['Software Solutions', 'Career', 'Other'],
  placeholder: { career: 'Please provide your skillset and location:', other: 'How can we help you?' },
  send: 'Send',
  sending: 'Sending..',
  blank: 'This field cannot be left blank',
  phoneDigits: `Please give exactly ${constants.phoneLength} digits, without spaces or signs`,
  emailShape: 'Please give an email address such as name@company.com',
  tooLong: 'This is more than one email can carry. Please shorten it, and send the rest as a second message.',
  noRoom: 'That is more than one email can carry, so it was not put in. Please send the rest as a second message.',
  roomLeft: (bytes: number) =>
    bytes < 1_000
      ? 'There is hardly any room left: one email carries no more.'
      : `There is room for about ${Math.floor(bytes / 1_000)},000 more characters: one email carries no more.`,
  toCorrect: 'Still to correct:',
  honeypot: 'Leave this field empty',
  optional: 'optional',
  phoneHint: ({ city, callingCode, digits }: { city: string; callingCode: string; digits: number }) =>
    `${constants.phoneLength} digits, as U.S. numbers have. From ${city}: ${callingCode} and your ${digits} digits. Other formats go into the message.`,
  removeAbout: 'Remove',
  aboutRemoved: 'Removed',
  unanswered:
    'You pressed Send for this message before, and no answer has come back here. It may have reached us. If in doubt, send it again.',
  arrived: 'Your message has arrived.',
  limit:
    'Three messages have gone out from this browser in the last ten minutes. This one is kept here: please press Send again a little later.',
  captcha: 'Please tick the box that keeps robots out, and press Send again.',
  suspectedBot: 'A field that people do not see was filled in: by a bot, or by the sender’s form-filler.',
  success: {
    title: 'Thank you for your message.',
    text: 'We will get in touch with you shortly. Email successfully sent.',
    time: (city: string, time: string) => `In ${city} it is ${time}.`,
    done: 'Your message has arrived.',
  },
  failure: {
    title: 'We had problems sending the email.',
    text: (email: string) => `Please try again or please send an email to ${email}`,
    mailInstead: 'Open this message in your mail program',
    kept: 'Your message is still in the form.',
    copy: 'Copy the whole message',
    copied: 'Copied',
    copyRefused: 'The browser did not allow the copy.',
    cut: 'The mail program gets the beginning only: a mail link cannot hold more. Copy the whole message and paste it there.',
    cutHere: '[The rest did not fit into the mail link. Please paste the whole message here.]',
  },
  ok: 'OK',
  mailSubject: 'Enquiry from the website',
  withoutScript: {
    text: 'The form needs JavaScript, which is off or has failed here. Please write to',
  },
} as const;

/**
 * What stands under the form about personal data: who receives it and why, who carries it, what is kept where and for
 * how long, and whom to ask (the country's law on personal data: consent, purpose, retention, access and correction).
 */
export const enquiryNotice = [
  {
    term: 'Who reads it',
    text: ({ legalName, city }: NoticeFacts) =>
      `The engineers of ${legalName} in ${city}. They use what you send to answer you, and for nothing else. By sending it you agree to that.`,
  },
  {
    term: 'Who carries it',
    text: () =>
      'EmailJS, a mail service, takes it to our mailbox; its servers may be in another country. This website keeps no copy.',
  },
  {
    term: 'What goes with it',
    text: () =>
      'The page with the form and the page of ours before it, the campaign (with the number that an advertisement gives a click) or the site that brought you here, your date, time and time zone, and a number for the message.',
  },
  {
    term: 'What stays here',
    text: () =>
      `What you type, in this browser alone, until it has arrived or for ${draftHours} hours. The number of a message that was sent stays for ${sentDays} days, so that it is not sent twice; what brought you here stays for this visit, and your choice of light or dark for as long as you like. No cookies.`,
  },
  { term: 'How long we keep it', text: ({ enquiryRetention }: NoticeFacts) => enquiryRetention },
  {
    term: 'Whom to ask',
    text: ({ email }: NoticeFacts) =>
      `To see, correct or delete what we have from you, or to take your consent back, write to ${email}.`,
  },
] as const;

/** What the notice under the form says about the company. */
export type NoticeFacts = Record<'legalName' | 'city' | 'email' | 'enquiryRetention', string>;

/** The notices in the footer, and on the back of brochures. */
export const legal = {
  trademarks:
    'Product names, logos and brands are trademarks of their owners. They are named to say what can be connected or what we build with; no partnership or endorsement is implied.',
  copyright: (brand: string) =>
    `© ${constants.copyrightYears.from}–${constants.copyrightYears.to} ${brand} All rights reserved.`,
  privacy: 'This site sets no cookies and runs no trackers.',
  /** In its place while visits are counted. */
  counted: 'This site sets no cookies. It counts page views without knowing who you are.',
} as const;

/** The 404 page. */
export const notFound = {
  pageName: 'page not found',
  description:
    'The address leads nowhere on this site. Here are the pages that people look for most, and the way to write to us if yours is missing.',
  keywords: ['page not found', 'site map', 'software services', 'contact'],
  title: 'Page not found',
  claim: 'This plot is empty',
  sign: 'You asked for',
  text: 'The page may have moved, or the address has a typing error. These are the pages that most visitors look for.',
  picture: {
    scene: 'not-found',
    alt: 'An empty plot: bare earth marked out with pegs and string, a wheelbarrow, a rolled-out plan and one tree, with a white fence around',
  },
} as const;

/** The print index and its pages (docs/requirements.md, "Pages for printing"). */
export const printWords = {
  indexTitle: 'PDF Pages Link :',
  indexHeading: 'Seven brochures, to print or to pass on',
  indexPageName: 'PDF Pages Link : brochures to print',
  indexDescription:
    'Seven brochures to print or download, made from the pages of this site: the company at a glance, real estate, integrations, cloud and more.',
  picture: {
    scene: 'night-digital-transformation',
    alt: 'At night, paper from stacks and cabinets rides a conveyor through a scanner towards lit towers',
  },
  indexLead:
    'Each brochure holds the same words as its page, laid out for A4 paper. Press a cover for the page to print, or the line below it for the PDF.',
  closing: {
    question: 'Pass a brochure on, and its reader will have a question',
    next: 'Send it to us as it was asked. An engineer answers in writing, in words that you can pass on in turn.',
    action: 'Send the question',
    picture: {
      scene: 'site-office',
      alt: 'A site office at night: its door open and lit, four letters on the sill, a drawing on the table outside',
    },
  },
  contents: 'In this brochure',
  printPage: 'Page for printing',
  webPage: 'The page on the website',
  contactLine: 'Write to us at',
  applyLine: 'Apply by mail:',
  edition: 'Brochure',
  description: (name: string) =>
    `${name}: the words of the page on the website, laid out for A4 paper to print or hand on, with the address to write to on every copy.`,
} as const;
