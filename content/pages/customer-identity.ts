import { company } from '../company';
import { answers, routes } from '../routes';
import type { DetailPageSource } from '@/lib/schemas/detail-page';

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
      'Customer identity management (CIAM) on Okta, Auth0 or Keycloak: one sign-in, one account in support, for companies with more than one customer portal.',
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
    labels: [
      { anchor: 'wall', section: 'overview' },
      {
        anchor: 'lodge',
        section: 'change-over',
      },
      { anchor: 'badges', section: 'key-benefits' },
      { anchor: 'key', section: 'our-services' },
    ],
  },
  menu: [
    { label: 'Overview', section: 'overview' },
    { label: 'Key Benefits', section: 'key-benefits' },
    { label: 'Our Services', section: 'our-services' },
  ],
  sections: [
    {
      kind: 'components',
      id: 'overview',
      ground: 'mist',
      title: 'Overview',
      intro: 'Your customer has three accounts with you and forgets two. Two key components make them one.',
      diagram: {
        name: 'single-sign-on',
        alt: 'A customer opens the tenant portal, is sent to the identity provider, signs in once and returns with a token. The rent payment page asks the same provider and gets its own token without a second sign-in.',
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
            'Short-lived access tokens, refresh tokens used once',
            'Sign-out that reaches the other applications too',
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
      title: 'The change-over night',
      intro: 'Four of the five steps have a way back.',
      figure: {
        type: 'change-over',
        name: 'A change-over plan for one portal, hour by hour',
        specimen: true,
        caption: 'Portal and times are made up.',
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
      kind: 'benefits',
      id: 'key-benefits',
      layout: 'grid',
      ground: 'sand',
      title: 'Key Benefits',
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
      kind: 'cards',
      id: 'our-services',
      layout: 'columns',
      title: 'Our Services',
      items: [
        {
          title: 'Platform choice',
          description: 'Compared on your own cases: users, countries, directories, monthly active users.',
        },
        {
          title: 'Account migration',
          description: 'Accounts are copied, counted and rehearsed before the night on which they move.',
        },
        {
          title: 'Sign-in screens',
          description: 'Your design and languages on your domain, for keyboards and password managers.',
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
        'All speak OpenID Connect. Microsoft’s product for customers is Entra External ID, since Azure AD B2C is closed to new ones.',
      logos: ['okta', 'auth0', 'ping-identity', 'keycloak', 'microsoft-entra-id', 'aws-cognito'],
    },
    {
      kind: 'techstack',
      own: ['aspnet', 'nodejs', 'react'],
      id: 'techstack',
      title: 'Techstack',
      intro: 'The provider holds the accounts. The token check and the screens around it are ours to write.',
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'What buyers ask',
      items: [
        {
          question: 'What drives the price?',
          answer:
            'How many applications must change, and whether the old password hashes can be imported. The platform’s own fee is separate: most count monthly active users.',
        },
        {
          question: 'Will our customers have to choose a new password?',
          answer:
            'Usually not. Okta, Auth0 and Keycloak import common hashes. On Entra External ID and Amazon Cognito the old system checks the password at the first sign-in, and the customer notices no difference. Ping Identity differs by product, so we ask before we compare.',
        },
        {
          question: 'What do we get before we sign with a platform?',
          answer:
            'The first piece, at a fixed sum: a drawing of the places where somebody signs in, the comparison of platforms on your own cases, and your smallest application working on a trial tenant. In a specimen with one portal that takes six weeks, and the night above is in the twelfth.',
          more: { label: 'The four steps, two of them free of charge', href: answers.engagement },
        },
        {
          question: 'Who holds the accounts in the end?',
          answer:
            'You do. The contract with the provider is yours, and so is the right to export. Whether password hashes may leave again is a question of the comparison.',
        },
      ],
    },
  ],
  closing: {
    question: 'Bring one portal, and read the list of its changes',
    next: 'The first piece begins with that list: every place where the portal keeps a password or checks one. The proposal, which costs nothing, says what it takes to draw it.',
    picture: {
      scene: 'identity-by-night',
      alt: 'The quarter after dark: turnstiles before a lit gatehouse',
    },
  },
  sources: [
    {
      name: 'Microsoft Learn: Entra External ID; Azure AD B2C closed to new customers since 1 May 2025',
      url: 'https://learn.microsoft.com/azure/active-directory-b2c/faq',
      date: '2026',
    },
    { name: 'Ping Identity: ForgeRock combined into it', date: '2023' },
    { name: 'Okta: Auth0 belongs to it', date: '2021' },
    { name: 'IETF, RFC 9700: rotation of refresh tokens', url: 'https://www.rfc-editor.org/rfc/rfc9700', date: '2025' },
    {
      name: 'Import of passwords: Auth0, Bulk user imports',
      url: 'https://auth0.com/docs/manage-users/user-migration/bulk-user-imports',
      date: '2026',
    },
    {
      name: 'Import of passwords: Okta, Users API',
      url: 'https://developer.okta.com/docs/reference/api/users/',
      date: '2026',
    },
    { name: 'Import of passwords: Microsoft Graph, onPasswordSubmitCustomExtension', date: '2026' },
    { name: 'Import of passwords: AWS, Cognito Developer Guide; Keycloak, PasswordHashProvider', date: '2026' },
  ],
} satisfies DetailPageSource;
