import { routes } from '../routes';
import type { DetailPageSource } from '@/lib/schema';

export const identity = {
  path: routes.identity,
  family: 'solution',
  name: 'Customer identity & access management',
  summary:
    'One account for each customer across all your applications, kept by an identity provider instead of your code.',
  seo: {
    pageName: 'customer identity and access (CIAM)',
    description:
      'CIAM for customer portals: single sign-on, multi-factor authentication, account migration and consent on Okta, Auth0, Entra ID, Keycloak and more.',
    keywords: [
      'CIAM',
      'customer identity and access management',
      'single sign-on',
      'multi-factor authentication',
      'OpenID Connect',
    ],
  },
  header: {
    title: 'One sign-in for your customers, no passwords in your code',
    description:
      'Customers are not employees. Nobody trains them, no IT desk knows them, and a clumsy sign-in page is where they give up.',
    detailedDescription: [
      'Every application you add brings another account table, another forgotten-password form and another place to be broken into. Customer identity and access management, CIAM for short, takes these out of the applications and gives them to a service that does nothing else.',
      'We choose that service with you, carry your existing accounts over, and teach each application to ask it. Couples who share a login and people who want to be deleted belong in the design, since they are among your customers.',
    ],
    action: 'Tell us who signs in to what',
    picture: {
      scene: 'identity',
      alt: 'Scale model of a walled quarter by day: people pass turnstiles to an open gatehouse, with a golden key and two name badges on the lawns',
    },
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
      title: 'Your customer has three accounts with you and forgets two',
      items: [
        {
          term: 'The difficulty',
          description:
            'Portal, payment page and mobile app each know the same person under another name. Support cannot see that it is one customer, and each application guards its own passwords.',
        },
        {
          term: 'Who meets it',
          description:
            'Landlords with a tenant portal and an owner portal, lenders, insurers, and groups that have bought another company and its users.',
        },
        {
          term: 'What we take on',
          description:
            'The choice of an identity provider, its configuration, the sign-in screens, the migration of accounts, and the changes inside your applications.',
        },
        {
          term: 'How it starts',
          description:
            'With a drawing of every place where someone signs in, what is stored there and which rules apply. One application goes first, preferably a small one with patient users.',
        },
        {
          term: 'What it rests on',
          description:
            'OpenID Connect for new applications, SAML 2.0 for older ones, WebAuthn for passkeys. In ASP.NET and React we use published libraries for them and write no cryptography of our own.',
        },
      ],
    },
    {
      kind: 'components',
      ground: 'mist',
      title: 'Two key components do most of the work',
      intro: 'The first decides how often a customer has to prove who they are. The second decides how well.',
      diagram: {
        name: 'single-sign-on',
        alt: 'A customer opens the tenant portal, is sent to the identity provider, signs in once and returns with a token. The rent payment page asks the same provider and gets its own token without a second sign-in.',
        caption: 'The password is typed in one place only',
        labels: ['Customer', 'Tenant portal', 'Rent payment', 'Identity provider', 'Token'],
      },
      items: [
        {
          title: 'Single Sign-On',
          description:
            'The customer signs in at the identity provider. Each application receives a token, a signed statement of who this is, and checks the signature itself.',
          points: [
            'OpenID Connect with PKCE (RFC 7636), in browsers and on phones',
            'Access tokens with a short life',
            'Refresh tokens, which fetch new access tokens, replaced at every use',
            'Sign-out that ends the session in the other applications too',
          ],
        },
        {
          title: 'Two-Factor/Multi-Factor Authentication',
          description:
            'A stolen password alone is not enough. The second proof is asked for where the risk is worth the trouble, and the page says why.',
          points: [
            'Passkeys on devices that have them',
            'Time-based codes (RFC 6238) from any authenticator app',
            'Step-up: no extra proof to read a notice, one to change a bank account',
            'Recovery for the lost phone, in steps that a support desk can follow',
          ],
        },
      ],
    },
    {
      kind: 'table',
      title: 'The second factor is a trade, so we show its price',
      columns: ['Factor', 'Where it fits', 'What it costs you'],
      rows: [
        [
          'Passkey',
          'Customers with a recent phone or laptop. It will not answer a forged website.',
          'A clear screen at enrolment, and a second way in for the day a device is lost.',
        ],
        [
          'Authenticator app',
          'Staff of business customers, brokers, accountants.',
          'Some have to install an app. A convincing false page can still collect a code.',
        ],
        [
          'Text message',
          'Customers whose phone number is all that you can rely on.',
          'A fee per message, and numbers that can be hijacked at the carrier.',
        ],
      ],
    },
    {
      kind: 'benefits',
      id: 'key-benefits',
      layout: 'split',
      ground: 'sand',
      title: 'The gain shows first at the support desk',
      items: [
        {
          point: 'One customer, one account',
          description: 'Support opens a single record and sees every application that this person uses.',
          icon: 'users-three',
        },
        {
          point: 'Applications with no passwords to lose',
          description: 'A faulty application may expose its own data, but it holds no credentials to try elsewhere.',
          icon: 'lock-key',
        },
        {
          point: 'Resets without a phone call',
          description: 'Customers recover their access themselves, and the log shows how they did it.',
          icon: 'clock-counter-clockwise',
        },
        {
          point: 'Consent that can be produced',
          description:
            'What was agreed to, in which wording and on which day, is stored with the account and can be withdrawn there.',
          icon: 'file-text',
        },
        {
          point: 'New applications join by registration',
          description: 'The next portal is an entry at the provider. Sign-in, second factor and audit come with it.',
          icon: 'plugs-connected',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'our-services',
      layout: 'columns',
      title: 'The work between today and one account',
      items: [
        {
          title: 'Platform choice',
          description:
            'We compare on your own cases: number of users, countries, existing directories, and how each vendor counts a monthly active user.',
        },
        {
          title: 'Account migration',
          description:
            'Old password hashes are imported where the platform accepts them. Otherwise the old system checks the password at the next sign-in and the new one stores it afresh.',
        },
        {
          title: 'Sign-in screens',
          description:
            'Your design and languages, on your domain. They work with a keyboard, a screen reader and a password manager.',
        },
        {
          title: 'Application changes',
          description:
            'Each application swaps its account table for a token check. Those that cannot be changed stand behind a proxy that does it for them.',
        },
        {
          title: 'Roles and delegation',
          description:
            'An owner lets an accountant read the statements. A firm manages its own users. Both are modelled as permissions that end.',
        },
        {
          title: 'Operation and audit',
          description:
            'Signing keys rotate, sign-in failures raise alarms by pattern, and configuration is kept in version control.',
        },
      ],
    },
    {
      kind: 'logo-strip',
      ground: 'mist',
      title: 'Identity platforms that speak the same protocol',
      intro:
        'Keycloak is open source that you can run yourself; the others are mostly bought as a service. All six speak OpenID Connect, so an application that asks one of them can later be taught to ask another.',
      logos: ['okta', 'auth0', 'ping-identity', 'keycloak', 'microsoft-entra-id', 'aws-cognito'],
    },
    {
      kind: 'techstack',
      title: 'The application side of sign-in',
      intro:
        'The provider holds the accounts. The token check, the permissions and the screens around them are ours to write, in whichever of these your applications use.',
    },
  ],
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
