import { routes } from '../routes';
import type { ArticleSource } from '@/lib/schemas/article';

export const rehearsedMigration = {
  family: 'note',
  path: routes.noteRehearsedMigration,
  name: 'What a rehearsed migration looks like',
  published: '2026-11-26',
  seo: {
    pageName: 'what a rehearsed migration looks like',
    description:
      'A database migration rehearsed three times: what each rehearsal measures, who may stop the night, and when the way back closes. For owners of old systems.',
    keywords: ['database migration plan', 'cutover rehearsal', 'migration runbook', 'rollback plan'],
  },
  title: 'What a rehearsed migration looks like',
  lead: 'The night itself should be dull. Everything that is interesting about a move happens in the weeks before it.',
  picture: {
    scene: 'cloud',
    alt: 'Server racks beside a small street, threads running up to a cloud with a padlock',
  },
  sections: [
    {
      kind: 'prose',
      title: 'Write the page first',
      paragraphs: [
        'Before anything moves there is a page with numbered lines. Each line says who does what, how long it took last time, and what the screen shows when it has worked. If a line says “check that the data is fine”, it is not finished. “Count the open leases: the same number on both sides” is.',
        'The page is written for the engineer who was not in the meetings. At two in the morning that is everybody.',
      ],
    },
    {
      kind: 'table',
      title: 'Three rehearsals, three questions',
      intro:
        'Each runs on a full copy, and from the same page. What was learned is written into the page on the same day.',
      columns: ['Rehearsal', 'The question', 'It has passed when'],
      rows: [
        ['The first', 'Does it work at all?', 'Every line has been done once, and the wrong ones are rewritten'],
        [
          'The second',
          'How long does it take?',
          'Each line has a time, and the sum fits into the night with a third to spare',
        ],
        [
          'The third',
          'Can we go back?',
          'After the last line, the old system was opened again with the day’s changes in it',
        ],
      ],
    },
    {
      kind: 'prose',
      title: 'Copy early, then only what changed',
      paragraphs: [
        'Moving ten years of records in one night is the wrong exercise. We copy them in the week before, while people work, and keep the copy fresh. On the night only the last hours are left, and the sum of all lines shrinks from a night to an hour.',
        'It also changes what the rehearsal is about. The large copy is slow and patient. The small one is where a queue is still filling while you count, so it is the one that we practise.',
      ],
    },
    {
      kind: 'rows',
      title: 'Four things that are agreed in daylight',
      items: [
        {
          title: 'Who may say stop',
          description:
            'One person on your side and one on ours, either of them alone, without having to give a reason before the next morning.',
        },
        {
          title: 'The line of no return',
          description:
            'Up to this line, going back costs minutes. After it, going back means carrying changes the other way. It has a time, and everybody present knows it.',
        },
        {
          title: 'What is compared',
          description:
            'Rows by table, sums of money by month, and thirty records that your own people chose and know by heart. The third finds what the first two cannot.',
        },
        {
          title: 'What the old system does next',
          description:
            'It stays, read-only, for a month. Somebody will ask what a screen used to show, and the answer should not be a shrug.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'What a failed rehearsal is worth',
      paragraphs: [
        'A rehearsal that fails at line 31 has done its work. It failed on a Tuesday afternoon, with the people who know line 31 in the building. We have never regretted one that was too many. The night that worried us was the one before which everything had gone well once.',
      ],
    },
  ],
  related: [
    { path: routes.cloud, why: 'Which systems should move at all, and the assessment that says so.' },
    { path: routes.digitalTransformation, why: 'The other rehearsal: an old process and its successor, side by side.' },
  ],
} satisfies ArticleSource;
