import { routes } from '../routes';
import type { DetailPageSource } from '@/lib/schema';

export const identityIntegration = {
  path: routes.identityIntegration,
  family: 'integration',
  name: 'Identity and access',
  summary: 'Your application joined to the directories people already sign in with, up to the day they leave.',
  seo: {
    pageName: 'identity and access integration',
    description:
      'OpenID Connect, SAML and SCIM between your application and existing directories: account linking, session limits, certificates, leavers.',
    keywords: ['identity integration', 'OpenID Connect', 'SAML integration', 'SCIM provisioning', 'account linking'],
  },
  header: {
    title: 'The real test of a login is the day somebody leaves',
    description:
      'Staff, partners and customers keep the account they have. Your application learns to trust it, and to stop trusting it.',
    detailedDescription: [
      'A sign-in page is the part that demonstrates well. The questions come later. A broker changes firms and takes the email address along. An administrator is switched off in the directory and stays signed in on a tablet. A signing certificate runs out on a Sunday.',
      'We build the connection for those days: who a person is when the address changes, and how access that ends in one place ends in the others.',
      'Choosing a customer identity platform is a subject of its own. Here an application that exists is connected to providers that exist.',
    ],
    action: 'Tell us which directory you use',
    picture: {
      scene: 'integration-family',
      alt: 'Scale model of six small islands connected to a central tower; this page is about the island that shows an identity card',
    },
  },
  sections: [
    {
      kind: 'components',
      title: 'Signing in is one of three connections',
      intro: 'A project that plans only for the first meets the other two in an audit.',
      items: [
        {
          title: 'OpenID Connect or SAML: who is at the door',
          description:
            'The provider checks the person and sends a signed statement. Your application verifies it and never sees a password.',
          points: [
            'Authorization code flow with PKCE',
            'Signature, issuer, audience, expiry and nonce, all checked',
            'SAML where a directory requires it; each assertion accepted once',
          ],
        },
        {
          title: 'SCIM: joiners and leavers',
          description:
            'The directory creates, changes and deactivates accounts in your application over a REST interface (RFC 7644), with no login involved.',
          points: [
            'Deactivate at once, delete by retention rule',
            'Groups mapped to roles in a table your auditors can read',
          ],
        },
        {
          title: 'Sessions: how long it stays true',
          description:
            'A token proves a moment. The session in your application decides how long that moment counts, and deactivation has to reach it.',
          points: [
            'Short access tokens, refresh tokens that rotate',
            'An idle limit and an absolute limit for each role',
            'Back-channel logout where the provider offers it',
          ],
        },
      ],
    },
    {
      kind: 'logo-groups',
      title: 'Directories that applications meet',
      intro: 'The protocols are standards; the providers, of which these are examples, differ in claims and limits.',
      ground: 'mist',
      groups: [
        {
          heading: 'Workforce',
          title: 'Where employees and partners are kept',
          description:
            'The IT department is in charge and your application is one of many tiles. Expect group claims, device policies and a change window.',
          logos: ['okta', 'microsoft-entra-id', 'onelogin', 'ping-identity'],
        },
        {
          heading: 'Customers and self-hosting',
          title: 'Where you are the one in charge',
          description:
            'Managed services, and software you operate yourselves. The login page and the upgrades are your responsibility, or ours under a support agreement.',
          logos: ['auth0', 'aws-cognito', 'keycloak', 'forgerock'],
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Accounts are linked on what never changes',
      ground: 'night',
      paragraphs: [
        'An email address is contact data. It changes with a marriage or an employer, and in some directories an administrator may enter any address unverified. OpenID Connect names one stable key: issuer and subject together. We link on that pair, and keep the address for display.',
        'Existing users are linked once. They sign in the old way and confirm the new way in the same session. Linking by address alone is allowed only where the provider has verified it and the domain is your own. Duplicate accounts are merged by hand, and both histories stay.',
      ],
    },
    {
      kind: 'steps',
      title: 'Connecting one more organisation',
      items: [
        {
          step: 'Exchange metadata',
          description:
            'Addresses, keys and identifiers come from the provider’s published metadata, so that a rotated key needs no ticket.',
        },
        {
          step: 'Agree the claims',
          description:
            'Which attribute is the subject, which groups are sent. When a claim is absent, the answer is no role and a clear message.',
        },
        {
          step: 'Rehearse a leaver',
          description:
            'A test account is created, promoted, moved and removed. We measure how long each change takes to be felt.',
        },
        {
          step: 'Let a pilot group in',
          description:
            'Old and new sign-in stand side by side for them, and support learns what each error text means.',
        },
        {
          step: 'Close the old door',
          description:
            'Local passwords are removed for that organisation. One emergency account stays, sealed, and its use raises an alarm.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Faults that look like a wrong password',
      ground: 'sand',
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
          'Expiry dates are watched, and the next certificate is loaded ahead',
        ],
        [
          'A signing key was rotated',
          'Random failures after a quiet year',
          'An unknown key ID triggers a fresh, rate-limited fetch of the key set',
        ],
        [
          'Too many groups for one token',
          'A senior person has no rights',
          'Only assigned groups are sent; otherwise the directory’s API is asked',
        ],
      ],
    },
    {
      kind: 'brief',
      title: 'What your administrators hold',
      items: [
        {
          term: 'The registration',
          description:
            'The application is registered in your tenant, and consent to its permissions is given there. We ask for the fewest that work.',
        },
        {
          term: 'Secrets',
          description:
            'A certificate where the provider allows it, else a client secret with an owner and an end date.',
        },
        {
          term: 'Policy',
          description:
            'Second factors, session length and device rules are yours. The application honours them and asks for a fresh sign-in before a sensitive act.',
        },
        {
          term: 'Licences',
          description: 'SCIM and some sign-in methods depend on the plan you pay for. We check that before the design.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'What the logs must show',
      ground: 'mist',
      items: [
        {
          title: 'Failures by cause',
          description: 'Expired, wrong audience, unknown user: three alarms, each with its own owner.',
          icon: 'fingerprint',
        },
        {
          title: 'Time to removal',
          description: 'From the switch in the directory to the last request refused, measured on a test account.',
          icon: 'user-minus',
        },
        {
          title: 'Accounts without an owner',
          description: 'Active here, gone there. The list is compared with the directory and cleared.',
          icon: 'users-three',
        },
        {
          title: 'Dates ahead',
          description: 'Certificates, secrets and provisioning tokens, sorted by the day they end.',
          icon: 'certificate',
        },
      ],
    },
    {
      kind: 'techstack',
      title: 'Libraries rather than our own cryptography',
      intro:
        'OpenID Connect and SAML have maintained libraries for ASP.NET Core and Node.js. We configure and test those; token validation is never written by hand.',
    },
  ],
  related: [
    {
      path: routes.identity,
      why: 'When customers register themselves, platform choice and consent come first. That is the CIAM page.',
    },
    {
      path: routes.applicationFramework,
      why: 'In a new product, secure authentication comes with the framework instead of being added to a finished application.',
    },
  ],
} satisfies DetailPageSource;
