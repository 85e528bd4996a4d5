/** The list of notes, and of cases where there are some. */
export const notesWords = {
  seo: {
    pageName: 'notes by our engineers',
    description:
      'Notes on property records, migrations and addresses: how a thing is done, what goes wrong, what to test first. For developers and those who employ them.',
    keywords: ['software engineering notes', 'property data', 'database migration', 'address data'],
    canonical: true,
  },
  title: 'Notes by our engineers',
  lead: 'How a thing is done, what goes wrong and what to test first, in ten minutes each.',
  list: 'All notes',
  cases: 'Cases',
  feed: 'Subscribe to the feed (Atom)',
  picture: {
    scene: 'site-office',
    alt: 'A site office at night: its door open and lit, four letters on the sill, a drawing on the table outside',
  },
  closing: {
    question: 'A note is missing?',
    next: 'Tell us what you would like to see explained. If one of us knows it well, it becomes the next note.',
    action: 'Ask for a note',
    picture: {
      scene: 'dedicated-teams-by-night',
      alt: 'Two offices at night, joined by a lit bridge',
    },
  },
} as const;

/** The page of a person. */
export const personWords = {
  pageName: (name: string, role: string) => `${name}, ${role.toLowerCase()}`,
  description: (name: string, role: string, brand: string) =>
    `${name}, ${role} at ${brand}: what to ask them about, what they have written, and how to reach them.`,
  /** In the place of a portrait. */
  picture: {
    scene: 'site-office',
    alt: 'A site office at night: its door open and lit, four letters on the sill, a drawing on the table outside',
  },
  action: 'Write to us',
  written: 'What they have written',
  profiles: 'Elsewhere',
} as const;

/** The page of a vacancy. */
export const vacancyWords = {
  title: (role: string, city: string) => `${role}, ${city}`,
  pageName: (role: string, city: string) => `${role.toLowerCase()} job in ${city}`,
  description: (role: string, city: string, skills: string, experience: string) =>
    `${role} in ${city}: ${skills}, ${experience} of experience. What you would work on, and how to apply.`,
  scene: 'night-hire-us',
  alt: 'A building site at night: a half-built block with lit floors under a crane, a laptop before it',
  work: 'What you would do',
  skills: 'Skills',
  employment: 'Employment',
  employments: {
    FULL_TIME: 'Full time',
    PART_TIME: 'Part time',
    CONTRACTOR: 'Contractor',
    TEMPORARY: 'Temporary',
    INTERN: 'Internship',
  },
  place: 'Place of work',
  apply: 'How to apply',
  how: 'Send a few lines on what you have built and where you live. An engineer reads them, and answers with questions or a date for a conversation.',
  other: 'The other vacancy:',
} as const;
