import { routes } from '../routes';
import type { DetailPageSource } from '@/lib/schema';

export const messaging = {
  path: routes.messaging,
  family: 'integration',
  name: 'Messaging and communications',
  summary:
    'Email, SMS and chat from your application, with consent and delivery kept on one record for each recipient.',
  seo: {
    pageName: 'messaging and communications API',
    description:
      'Email, SMS and chat integration with SPF, DKIM and DMARC, 10DLC registration, approved templates, quiet hours and one record of consent.',
    keywords: ['messaging integration', 'email deliverability', 'SMS 10DLC', 'WhatsApp templates', 'opt-out handling'],
  },
  header: {
    title: 'A message counts when it arrives, and when it was allowed to',
    description:
      'Reminders, receipts and alerts that your application sends, with a record of who agreed to them and what became of each.',
    detailedDescription: [
      'Calling the provider is the short part. The call returns a message ID, and all it means is that the request was accepted. Whether the notice of Tuesday’s inspection reaches the tenant is decided later, by a carrier, a spam filter or a chat platform.',
      'Each of them has rules, and most rules take calendar time: DNS records, number registration, template review. We file for them at the start and write code while they are pending.',
    ],
    action: 'Describe one message you send',
    picture: {
      scene: 'integration-family',
      alt: 'Scale model of six small islands tied to a central tower; this page is about the island with the sealed envelope',
    },
  },
  sections: [
    {
      kind: 'brief',
      title: 'The slow approvals come first',
      intro: 'All of these are granted to your company. We prepare the texts and records; you sign.',
      ground: 'mist',
      items: [
        {
          term: 'Sending domain',
          description:
            'SPF lists the servers that may send for you. DKIM signs each message. DMARC tells the receiver what to do when neither matches the visible sender. We read the reports before we make the policy strict.',
        },
        {
          term: 'U.S. text numbers',
          description:
            'Ordinary ten-digit numbers that send from software are registered under 10DLC: the brand, then the campaign with sample texts and proof of opt-in. Carriers filter or block traffic without it.',
        },
        {
          term: 'WhatsApp',
          description:
            'A business account, a number, and templates that Meta approves one by one. Free text is allowed for 24 hours after the customer’s last message; outside that, only a template.',
        },
        {
          term: 'Workplace chat',
          description:
            'A Slack or Teams administrator approves the app and its scopes, and somebody adds it to the channel or team where it posts.',
        },
        {
          term: 'Telegram',
          description:
            'A bot cannot write first. The person has to open it, usually from a link in an email or a lease portal.',
        },
      ],
    },
    {
      kind: 'logo-groups',
      title: 'Two families of channel',
      intro: 'Examples of services that an application can send through; contracts and sender names are yours.',
      groups: [
        {
          heading: 'Email and SMS',
          title: 'To an address or a number',
          description:
            'Receipts and newsletters leave from different subdomains, so that complaints about one do not delay the other. Marketing email carries one-click unsubscribe (RFC 8058), which Gmail and Yahoo ask of bulk senders.',
          logos: ['twilio', 'sendgrid', 'mailchimp', 'mailgun'],
        },
        {
          heading: 'Chat',
          title: 'Into a conversation',
          description:
            'Maintenance requests with photographs, or alerts to a duty team. Replies are attached to the case, so that a colleague can read what was promised.',
          logos: ['slack', 'whatsapp', 'microsoft-teams', 'telegram'],
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'bento',
      title: 'One outbox in front of every channel',
      ground: 'sand',
      items: [
        {
          title: 'Outbox',
          description:
            'The booking and its message are written in one database transaction, and a worker sends afterwards. A booking that was rolled back sends no confirmation; a crash loses none.',
          icon: 'envelope',
        },
        {
          title: 'Consent record',
          description:
            'Who agreed to which channel and purpose, when, on which form, in which words. STOP, an unsubscribe click and a call to the office end in the same table, and every send reads it.',
          icon: 'handshake',
        },
        {
          title: 'Quiet hours',
          description:
            'The U.S. federal window for telemarketing is 8 a.m. to 9 p.m. where the recipient is, and some states are narrower. We take the place from the address on file, since an area code moves with its owner.',
          icon: 'moon',
        },
        {
          title: 'Templates',
          description:
            'One text for each channel and language. A curly quotation mark or an emoji cuts an SMS segment from 160 characters to 70, and the editor shows it.',
          icon: 'translate',
        },
        {
          title: 'Escalation',
          description:
            'A burst pipe does not wait for an inbox. When no receipt comes in time, the next channel is tried, and then a person is paged.',
          icon: 'bell-ringing',
        },
      ],
    },
    {
      kind: 'table',
      title: 'What stops a message, and what answers it',
      columns: ['Event', 'What it tells', 'What happens next'],
      rows: [
        [
          'Hard bounce',
          'The mailbox does not exist',
          'The address is suppressed at once, and the agent is asked for another',
        ],
        [
          'Spam complaint',
          'The reader did not expect it',
          'Marketing to that reader ends, and the sign-up form they used is reviewed',
        ],
        [
          'STOP by text',
          'Consent is withdrawn',
          'One confirmation, then silence on that number, in every system that sends from it',
        ],
        [
          'Template paused',
          'Readers blocked or reported it',
          'The send is held; the wording is changed and submitted again',
        ],
        [
          'Number reassigned',
          'A stranger reads your notices',
          'Numbers that were silent for long are confirmed again before use',
        ],
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      title: 'The sender is always you',
      ground: 'mist',
      items: [
        {
          title: 'The sender’s name',
          description:
            'Domain, numbers and chat accounts are registered to you. Their reputation is an asset that outlasts any supplier.',
        },
        {
          title: 'The words of consent',
          description:
            'Your counsel approves what people agree to, for the states and countries you write to. The form stores the version shown.',
        },
        {
          title: 'Provider credentials',
          description:
            'API keys limited to sending, one for each environment. The test environment can reach an allow-list of colleagues and nobody else.',
        },
      ],
    },
    {
      kind: 'rows',
      title: 'Signals we read in production',
      items: [
        {
          title: 'Delivered, by receiver',
          description:
            'One mailbox provider or carrier that starts to refuse you is visible only on its own line, never in an average.',
        },
        {
          title: 'Complaints and opt-outs',
          description:
            'Shown for each template. A text that makes people leave is taken out before a filter does it for you.',
        },
        {
          title: 'DMARC reports',
          description:
            'They show who else sends in your name: the forgotten newsletter tool, or somebody who should not.',
        },
        {
          title: 'Age of the oldest unsent message',
          description:
            'One number for the whole outbox. When it rises, a worker has stopped or a provider is refusing work.',
        },
      ],
    },
    {
      kind: 'techstack',
      title: 'Under the outbox',
      intro:
        'Workers in .NET or Node.js, a queue on Azure or AWS, status webhooks as a Web API, and an editor in React for those who write the texts.',
      ground: 'sand',
    },
  ],
  related: [
    {
      path: routes.identityIntegration,
      why: 'One-time codes are messages too. That page covers the sign-in that waits for them.',
    },
    {
      path: routes.applicationSupport,
      why: 'Sender reputation can be lost in a weekend when nobody watches. Support is where the watching is arranged.',
    },
  ],
} satisfies DetailPageSource;
