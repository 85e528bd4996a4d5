import { company } from '../company';
import { answers, routes } from '../routes';
import type { DetailPageSource } from '@/lib/schemas/detail-page';

/*
 * Sources of what is said about others: Microsoft's product for customers is Entra External ID; Azure AD B2C is closed
 * to new customers since 1 May 2025 (Microsoft Learn, 2025 and 2026). ForgeRock was combined into Ping Identity (Ping Identity,
 * 2023). Auth0 belongs to Okta (Okta, 2021). Rotation of refresh tokens: RFC 9700, 2025. Import of
 * passwords: Okta, Users API; Auth0, Bulk user imports; Microsoft Graph, onPasswordSubmitCustomExtension; AWS, Cognito
 * Developer Guide, Importing users; Keycloak, PasswordHashProvider (all as of 2026).
 */
export const identity = {
  path: routes.identity,
  family: 'solution',
  name: 'Customer identity & access management',
  summary:
    'Your customers keep one account for all your applications, held by an identity provider so that your code stores no passwords.',
  search: 'customer identity management',
  seo: {
    pageName: 'customer identity management (CIAM)',
    description:
      'Customer identity and access management: customers sign in once, support sees one account. Okta, Auth0 or Keycloak, with a change-over plan to read.',
    keywords: [
      'customer identity and access management',
      'CIAM consulting',
      'single sign-on',
      'multi-factor authentication',
      'OpenID Connect',
    ],
  },
  header: {
    title: 'Customer identity and access management for your portals',
    claim: 'One sign-in for your customers, no passwords in your code',
    description: `Customer identity and access management (CIAM) for companies whose customers sign in to more than one application. ${company.brand} chooses the platform with you, moves the accounts and rebuilds the sign-in.`,
    detailedDescription: [
      'Every application you add brings another account table, another forgotten-password form, another place to be broken into. CIAM moves these to a service that does nothing else, such as Okta, Auth0 or Entra External ID.',
    ],
    action: 'Tell us who signs in to what',
    second: { label: 'See a change-over plan', section: 'change-over' },
    picture: {
      scene: 'identity',
      alt: 'A walled quarter by day: people pass turnstiles to an open gatehouse, with a golden key and two name badges on the lawns',
    },
    layout: 'bleed-right',
    labels: [
      { anchor: 'wall', label: 'Overview', note: 'the problem, and how we start', section: 'overview' },
      { anchor: 'gate', label: 'One sign-in', note: 'and a second factor where it counts', section: 'components' },
      { anchor: 'lodge', label: 'The change-over night', note: 'with a way back', section: 'change-over' },
      { anchor: 'badges', label: 'Key Benefits', note: 'one account per customer', section: 'key-benefits' },
      { anchor: 'key', label: 'Our Services', note: 'six, the work in between', section: 'our-services' },
    ],
  },
  menu: [
    { label: 'Overview', section: 'overview', width: 80 },
    { label: 'Key Benefits', section: 'key-benefits', width: 130 },
    { label: 'Our Services', section: 'our-services', width: 130 },
  ],
  sections: [
    {
      kind: 'brief',
      id: 'overview',
      title: 'Overview',
      claim: 'Your customer has three accounts with you and forgets two',
      picture: {
        scene: 'row-three-keys',
        alt: 'Three front doors: the middle one is open, the others are locked, and their keys lie in the grass',
      },
      items: [
        {
          term: 'The problem',
          description:
            'Portal, payment page and mobile app know the same person under three names, guard three passwords, and leave support unable to see that it is one customer.',
        },
        {
          term: 'Who has it',
          description:
            'Landlords with a tenant portal and an owner portal, lenders, insurers, any group that has bought another company along with its users.',
        },
        {
          term: 'What we do',
          description:
            'The identity provider is chosen on your own cases. We configure it, build the sign-in screens, migrate the accounts, and change the applications so that they ask it instead of their own tables.',
        },
        {
          term: 'How we start',
          description:
            'With a drawing of the places where someone signs in and what is stored there. From it we pick one application to go ahead, a small one with patient users.',
        },
        {
          term: 'What it is built with',
          description:
            'OpenID Connect, SAML 2.0 for older applications, WebAuthn for passkeys, all by published libraries. We write no cryptography of our own.',
        },
      ],
    },
    {
      kind: 'components',
      id: 'components',
      ground: 'mist',
      title: 'Two key components',
      claim: 'One sign-in for all applications, a second proof where money moves',
      diagram: {
        name: 'single-sign-on',
        alt: 'A customer opens the tenant portal, is sent to the identity provider, signs in once and returns with a token. The rent payment page asks the same provider and gets its own token without a second sign-in.',
        caption: 'The password is typed in one place only',
        labels: ['Customer', 'Tenant portal', 'Rent payment', 'Identity provider', 'Token'],
        legend: [
          'The customer opens the portal',
          'The portal sends them on to sign in',
          'A token comes back with the browser',
          'The rent page gets one too, unasked',
        ],
      },
      items: [
        {
          title: 'Single Sign-On',
          description: 'Applications receive a token: a signed statement of who this is.',
          points: [
            'OpenID Connect with PKCE (RFC 7636), in browsers and on phones',
            'Short-lived access tokens; refresh tokens, which renew them, used once',
            'Sign-out that ends the session in the other applications too',
          ],
        },
        {
          title: 'Two-Factor/Multi-Factor Authentication',
          description: 'A second proof is asked for where the risk is worth the trouble.',
          points: [
            'Passkeys where the device has them, codes (RFC 6238) where not',
            'Step-up: no extra proof to read a notice, one to change a bank account',
            'Recovery for the lost phone, in steps that a support desk can follow',
          ],
        },
      ],
    },
    {
      kind: 'figure',
      id: 'change-over',
      ground: 'night',
      title: 'The night of the change-over',
      claim: 'Five steps between 21:00 and 08:00, four with a way back',
      figure: {
        type: 'change-over',
        name: 'A change-over plan for one portal, hour by hour',
        specimen: true,
        caption: 'Portal and times are made up; a real plan has a name beside every line.',
        back: 'Way back:',
        steps: [
          {
            time: '21:00',
            what: 'Pause',
            how: 'Password and email changes are switched off; signing in still works.',
            back: 'switch them on again.',
          },
          {
            time: '21:30',
            what: 'Copy',
            how: 'Accounts that changed since the rehearsal are copied and counted.',
            back: 'nothing to undo, the old tables still decide.',
          },
          {
            time: '22:30',
            what: 'Staff go in',
            how: 'Support signs in through the provider: with a passkey, with a code, with a lost phone.',
            back: 'point the portal at its own tables again.',
          },
          {
            time: '23:30',
            what: 'Open the door',
            how: 'One sign-in in ten goes through the provider, then all.',
            back: 'the same switch, the other way; new passwords are carried over.',
          },
          {
            time: '08:00',
            what: 'Decide',
            how: 'Sign-ins, resets and calls are held against limits set beforehand. Within them, the old tables turn read-only.',
          },
        ],
      },
    },
    {
      kind: 'table',
      id: 'calendar',
      title: 'A specimen calendar',
      claim: '12 weeks to the change-over of one portal',
      intro:
        'Specimen: one portal, one payment page, one platform already favoured. Weeks 1 to 6 are the first piece, at its fixed sum. A second application takes three to four weeks more, because the platform is there.',
      columns: ['Week', 'What we do', 'Your part'],
      rows: [
        [
          '1',
          'The first piece begins: a drawing of the places where somebody signs in',
          'An hour with support, and one with whoever runs each application',
        ],
        ['2–3', 'Compare platforms on your own cases', 'Countries, customers a month, directories'],
        [
          '4–6',
          'The smallest application on a trial tenant, with which the first piece ends',
          'Patient users who say what is odd',
        ],
        ['7', 'The plan: sizes for the rest', 'You choose, and sign with the platform'],
        ['8–10', 'Sign-in screens, and a token check in the portal', 'Words and look of the screens'],
        ['11', 'Rehearsal with copied accounts, counted', 'Limits for the morning after'],
        ['12', 'The night above', 'Support at hand at eight'],
        ['13–14', 'Old tables read-only, then removed', 'You say when'],
      ],
    },
    {
      kind: 'benefits',
      id: 'key-benefits',
      layout: 'split',
      ground: 'sand',
      title: 'Key Benefits',
      claim: 'Support opens one record for each customer',
      items: [
        {
          point: 'One customer, one account',
          description: 'The record shows every application that the customer uses.',
          icon: 'users-three',
        },
        {
          point: 'Applications with no passwords to lose',
          description: 'A faulty application holds no credentials that could be tried elsewhere.',
          icon: 'lock-key',
        },
        {
          point: 'Resets without a phone call',
          description: 'Customers recover their access themselves; the log shows how they did it.',
          icon: 'clock-counter-clockwise',
        },
        {
          point: 'Consent that can be produced',
          description: 'The words that a customer agreed to are kept with the account, and the day.',
          icon: 'file-text',
        },
        {
          point: 'New applications join by registration',
          description: 'The next portal is an entry at the provider, with sign-in and audit.',
          icon: 'plugs-connected',
        },
      ],
    },
    {
      kind: 'band',
      ground: 'plum',
      layout: 'above',
      number: '4 of 5',
      title: 'steps of the change-over have a way back; the fifth is the decision to stay',
    },
    {
      kind: 'cards',
      id: 'our-services',
      layout: 'columns',
      title: 'Our Services',
      claim: 'From the choice of a platform to its operation',
      items: [
        {
          title: 'Platform choice',
          description:
            'Compared on your own cases: users, countries, directories, what counts as a monthly active user.',
        },
        {
          title: 'Account migration',
          description:
            'Old password hashes are imported where the platform accepts them; elsewhere a last check by the old system lets the new one store the password afresh.',
        },
        {
          title: 'Sign-in screens',
          description: 'Your design and languages on your domain, for keyboards, screen readers and password managers.',
        },
        {
          title: 'Application changes',
          description:
            'Account tables give way to a token check. An application that cannot be changed gets a proxy in front.',
        },
        {
          title: 'Roles and delegation',
          description:
            'An owner lets an accountant see the statements: rights that customers lend each other, until a date.',
        },
        {
          title: 'Operation and audit',
          description: 'Keys that rotate, alarms on odd patterns of failed sign-ins, configuration in version control.',
        },
      ],
    },
    {
      kind: 'logo-strip',
      ground: 'mist',
      title: 'Six identity platforms, one protocol',
      intro:
        'All six speak OpenID Connect, so an application that asks one can be taught to ask another. Microsoft’s product for customers is Entra External ID, since Azure AD B2C is closed to new ones. ForgeRock is now part of Ping Identity.',
      logos: ['okta', 'auth0', 'ping-identity', 'keycloak', 'microsoft-entra-id', 'aws-cognito'],
    },
    {
      kind: 'table',
      id: 'old-passwords',
      ground: 'sand',
      title: 'What becomes of the old passwords',
      claim: 'The column of the comparison that your customers feel',
      intro:
        'As their makers document it in 2026. The other columns depend on you: countries, the number of customers who come back in a month, the directories that have to be joined.',
      columns: ['Platform', 'Where it runs', 'Old passwords'],
      rows: [
        [
          'Okta',
          'At Okta',
          'Hashes can be imported in common formats, bcrypt and PBKDF2 among them; a hook checks others at the first sign-in',
        ],
        [
          'Auth0',
          'At Auth0, which belongs to Okta',
          'Hashes can be imported if their algorithm is on the list; otherwise the old store is asked at the first sign-in',
        ],
        [
          'Entra External ID',
          'In a tenant at Microsoft',
          'The old system checks the password at the first sign-in, after which the new one keeps it',
        ],
        [
          'Amazon Cognito',
          'In your AWS account',
          'A function of yours checks them at the first sign-in; a file of accounts brings none along',
        ],
        ['Keycloak', 'On machines that you run', 'Its own hash formats are accepted, others through an extension'],
        ['Ping Identity', 'At Ping or on your machines', 'It depends on the product, so we ask before we compare'],
      ],
    },
    {
      kind: 'techstack',
      own: ['aspnet', 'nodejs', 'react'],
      id: 'techstack',
      title: 'Techstack',
      claim: 'Token checks for ASP.NET, Node.js and React',
      intro:
        'The provider holds the accounts. The token check, the permissions and the screens around them are ours to write, in whichever of these your applications use.',
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'What buyers ask us',
      items: [
        {
          question: 'What drives the price?',
          answer:
            'How many applications must change, and whether the old password hashes can be imported. The platform’s own fee is a separate matter: most count monthly active users, so we ask early how many of your customers come back in a month.',
        },
        {
          question: 'Will our customers have to choose a new password?',
          answer:
            'Usually not. Where hashes cannot be imported, a customer types the old password once more at the next visit and notices no difference. Accounts that nobody has used for years can be invited back, or closed by the rules you set for them.',
        },
        {
          question: 'Which second factor should it be?',
          answer:
            'A passkey for customers with a recent phone or laptop, because it will not answer a forged website. It needs a clear screen at enrolment, plus a second way in for the day a device is lost. An authenticator app for staff of business customers. Text messages only where a phone number is all that you can rely on: they cost a fee each and can be hijacked at the carrier.',
        },
        {
          question: 'What do we get before we sign with a platform?',
          answer:
            'One application that works on a trial tenant. That is the first piece, together with the comparison of platforms on your own cases. To begin, tell us who signs in to what, in a list or a sketch.',
          more: { label: 'The four steps, two of them free of charge', href: answers.engagement },
        },
        {
          question: 'Who holds the accounts in the end?',
          answer:
            'You do. The contract with the provider is yours, and so is the right to export. Platforms differ in whether password hashes may leave again, so we put that question into the comparison.',
        },
      ],
    },
  ],
  closing: {
    question: 'Bring one portal, and read the list of its changes',
    next: 'The proposal holds it: every place where that portal keeps a password or checks one. It starts from a sketch of where your customers sign in.',
    picture: {
      scene: 'identity-by-night',
      alt: 'The quarter after dark: turnstiles before a lit gatehouse',
    },
    side: 'corner',
  },
  end: 'mirrored',
  related: [
    {
      path: routes.identityIntegration,
      why: 'You have chosen a platform already and want to see how it is joined to an application.',
    },
    {
      path: routes.apiDevelopment,
      why: 'Your partners’ programs need access as well, and a program cannot answer a text message.',
    },
    {
      path: routes.applicationFramework,
      why: 'You are about to build a new portal and would like it to expect a token from the start.',
    },
  ],
} satisfies DetailPageSource;
