import { routes } from '../routes';
import { story } from '../street';
import { dayAndYear, month, time, weekday } from '@/lib/story-format';
import type { DetailPageSource } from '@/lib/schemas/detail-page';

export const identityIntegration = {
  path: routes.identityIntegration,
  family: 'integration',
  name: 'Identity and access',
  summary:
    'Staff and partners sign in to your application through their own directory, until the day that it closes their account.',
  seo: {
    pageName: 'single sign-on integration',
    description:
      'Single sign-on integration with Okta, Microsoft Entra ID, Ping or Keycloak: sign-in, roles and leavers, for firms and vendors with a directory to join.',
    keywords: ['SSO integration', 'OpenID Connect', 'SAML integration', 'SCIM provisioning', 'Okta integration'],
  },
  search: 'single sign-on integration',
  header: {
    title: 'Identity and access: single sign-on integration, leavers included',
    claim: 'Staff and partners sign in with their company account',
    description:
      'We integrate single sign-on into applications that exist: staff and partners keep the account they have, which opens your software for as long as the directory says so.',
    detailedDescription: [
      'A sign-in page is the easy part. The questions come later. A broker changes firms and the email address with it, an administrator is switched off in the directory and stays signed in on a tablet, a signing certificate runs out on a Sunday. We build the connection for those days.',
    ],
    action: 'Tell us which directory you use',
    second: { label: 'Follow one account', section: 'account' },
    picture: {
      scene: 'integration-identity',
      alt: 'An eight-sided plinth with a gate in a wall, its door open, a turnstile, people waiting, badges and a key',
    },
    labels: [
      {
        anchor: 'door',
        section: 'account',
      },
      { anchor: 'turnstile', section: 'connections' },
      {
        anchor: 'badge',
        section: 'directories',
      },
      { anchor: 'wall', section: 'faults' },
    ],
  },
  sections: [
    {
      kind: 'figure',
      id: 'account',
      title: 'One account, to the last day',
      intro:
        'A leaver’s tablet is the last door to close. The first piece is this rehearsal: a test account in your directory, created, promoted, moved and removed against a stopwatch.',
      ground: 'night',
      figure: {
        type: 'account-life',
        name: `The account of ${story.people.agent} on five days`,
        specimen: true,
        chapter: 'dark',
        caption:
          'The employee and the five applications are made up; how long the last door takes is measured on each project.',
        doorsTitle: 'Five doors, from the ground up',
        doors: ['Email', 'Listings', 'Rent ledger', 'Approvals', 'Session on a tablet'],
        opens: 'Opens:',
        closes: 'Closes:',
        days: [
          {
            name: 'First day',
            when: `${weekday(story.account.opened)} ${dayAndYear(story.account.opened)}`,
            open: [1, 2, 5],
            why: 'The directory’s group ‘Agents’ creates the accounts, through SCIM',
          },
          {
            name: 'Promoted',
            when: month(story.account.promoted),
            open: [1, 2, 4, 5],
            why: 'A second group, mapped to one role',
          },
          {
            name: 'Moved to accounting',
            when: month(story.account.moved),
            open: [1, 3, 4, 5],
            why: 'Another group; what the old one opened goes with it',
          },
          {
            name: 'Last day',
            when: `${weekday(story.account.left)} ${dayAndYear(story.account.left)}, ${time(story.account.left)}`,
            open: [5],
            why: 'Switched off in the directory, and no sign-in works',
          },
          {
            name: 'Minutes later',
            when: `The same day, ${time(story.account.closed)}`,
            open: [],
            why: 'The deactivation reaches the session that was still running',
          },
        ],
      },
    },
    {
      kind: 'components',
      id: 'connections',
      title: 'Three connections',
      intro: 'A project that plans for one of them meets the other two in an audit.',
      items: [
        {
          title: 'Who is at the door',
          description:
            'With OpenID Connect or SAML the provider checks the person and sends a signed statement, which your application verifies without seeing a password.',
          points: [
            'Authorization code flow with PKCE',
            'Signature, issuer, audience, expiry and nonce (a number used once) checked',
          ],
        },
        {
          title: 'Joiners and leavers',
          description:
            'SCIM is a standard API (RFC 7644) by which the directory creates, changes and deactivates accounts in your application, with no login involved.',
          points: [
            'Deactivated at once, deleted by your retention rule',
            'Groups mapped to roles in a table that auditors can read',
          ],
        },
        {
          title: 'How long it stays true',
          description:
            'A token proves a moment. How long that moment counts is decided by the session in your application. We see to it that deactivation reaches it.',
          points: [
            'Short access tokens, refresh tokens that rotate',
            'Back-channel logout, by which the provider ends a session without the browser',
          ],
        },
      ],
    },
    {
      kind: 'logo-groups',
      layout: 'columns',
      id: 'directories',
      title: 'Two kinds of directory',
      intro:
        'The protocols are standards, but the providers, of which these are examples, differ in claims and limits.',
      ground: 'lilac',
      groups: [
        {
          heading: 'Workforce',
          title: 'Where employees and partners are kept',
          description:
            'The IT department is in charge and your application is one of many tiles, so expect a list of groups in each token, device policies and a change window.',
          logos: ['okta', 'microsoft-entra-id', 'onelogin', 'ping-identity'],
        },
        {
          heading: 'Customers and self-hosting',
          title: 'Where you are the one in charge',
          description:
            'Managed services, and software that you operate yourselves. ForgeRock has belonged to Ping Identity since 2023. Microsoft’s own product for customers is Entra External ID. Login page and upgrades are your responsibility, or ours under a support agreement.',
          logos: ['auth0', 'aws-cognito', 'keycloak', 'forgerock'],
        },
      ],
    },
    {
      kind: 'table',
      folded: true,
      id: 'faults',
      title: 'Faults and their causes',
      columns: ['Cause', 'What users report', 'Prevention'],
      rows: [
        [
          'Clocks differ by minutes',
          '‘It works on the second try’',
          'Time synchronisation on every host, and a small stated tolerance',
        ],
        [
          'The SAML certificate has expired',
          'Nobody can sign in',
          'Expiry dates are watched, the next certificate is loaded ahead',
        ],
        [
          'A signing key was rotated',
          'Random failures after a quiet year',
          'An unknown key ID triggers a fresh, rate-limited fetch of the key set',
        ],
        [
          'Too many groups for one token',
          'A senior person has no rights',
          'Only assigned groups are sent, or the directory’s API is asked',
        ],
      ],
    },
    {
      kind: 'techstack',
      own: ['aspnet', 'nodejs'],
      title: 'Libraries rather than our own cryptography',
    },
    {
      kind: 'questions',
      title: 'What buyers ask',
      items: [
        {
          question: 'OpenID Connect or SAML?',
          answer:
            'OpenID Connect where there is a choice, because libraries and mobile apps are at home in it. Some directories and many large customers ask for SAML, so a vendor usually ends up with both behind one sign-in page.',
        },
        {
          question: 'Do we have to pay the provider more?',
          answer:
            'Perhaps: SCIM and some sign-in methods depend on the plan. We check yours before the design, since it decides how leavers are removed.',
        },
        {
          question: 'What do you need from our administrators?',
          answer:
            'The registration of the application, consent to the fewest permissions that work, a certificate or secret with an end date. Second factors and device rules stay their decision. The application honours them and asks for a fresh sign-in before a sensitive act.',
        },
        {
          question: 'What drives the price?',
          answer:
            'The number of directories, roles that are there already or have to be invented, and the duplicate accounts that have to be merged by hand. We link accounts on issuer and subject, a pair that stays the same when a name or an employer changes.',
        },
      ],
    },
  ],
  closing: {
    question: 'Who left last month, and can still sign in?',
    next: 'A rehearsal with one test account shows which door stays open longest. For that we need your directory and one application beside it.',
    picture: {
      scene: 'integration-identity-by-night',
      alt: 'The door by night, open and lit, on its island',
    },
  },
  sources: [
    { name: 'Ping Identity and ForgeRock, announcement of August 2023', date: '2023' },
    {
      name: 'Microsoft Learn: Entra ID, Entra External ID, Azure AD B2C',
      url: 'https://learn.microsoft.com/entra/external-id/',
      date: '2025',
    },
    { name: 'IETF, RFC 7643: SCIM 2.0, its schema', url: 'https://www.rfc-editor.org/rfc/rfc7643', date: '2015' },
    { name: 'IETF, RFC 7644: SCIM 2.0, its protocol', url: 'https://www.rfc-editor.org/rfc/rfc7644', date: '2015' },
    {
      name: 'OpenID Connect Core 1.0, section 5.7: issuer and subject',
      url: 'https://openid.net/specs/openid-connect-core-1_0.html',
      date: '2023',
    },
  ],
} satisfies DetailPageSource;
