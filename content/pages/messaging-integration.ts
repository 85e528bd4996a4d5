import { routes } from '../routes';
import { story } from '../street';
import { moment, time, weekday } from '@/lib/story-format';
import type { DetailPageSource } from '@/lib/schemas/detail-page';

export const messaging = {
  path: routes.messaging,
  family: 'integration',
  name: 'Messaging and communications',
  summary:
    'Email, SMS and chat from your application, with consent and delivery kept on one record for each recipient.',
  seo: {
    pageName: 'email, SMS and WhatsApp integration',
    description:
      'Email, SMS and WhatsApp integration with Twilio, SendGrid or Teams: consent on record, senders registered. For property managers and brokers.',
    keywords: [
      'SMS integration',
      'email integration',
      'WhatsApp Business integration',
      'SMS 10DLC',
      'opt-out handling',
    ],
  },
  search: 'email and sms integration',
  header: {
    title: 'Messaging and communications: email, SMS and WhatsApp integration',
    claim: 'Messages to tenants and buyers, with consent on record',
    description:
      'We integrate email, text and chat services into the software of property managers, brokers and portals, and keep consent and delivery of each message on one record.',
    detailedDescription: [
      'Calling the provider is the short part. The call returns a message ID, which means that the request was accepted and no more. Whether the notice of Tuesday’s inspection reaches the tenant is decided later, by a carrier, a spam filter or a chat platform with rules and waiting times of its own.',
    ],
    action: 'Describe one message you send',
    second: { label: 'Follow one message', section: 'message' },
    picture: {
      scene: 'integration-messaging',
      alt: 'A six-sided plinth with a phone, a speech bubble, letters, a letterbox and a mast',
    },
    labels: [
      {
        anchor: 'bubble',
        section: 'message',
      },
      { anchor: 'letter', section: 'approvals' },
      {
        anchor: 'phone',
        section: 'channels',
      },
    ],
  },
  sections: [
    {
      kind: 'figure',
      id: 'message',
      title: 'The life of one message',
      intro:
        'Four systems may send in your name, each with a list of its own of who has asked not to be written to. We put one outbox in front of them, and one record behind.',
      ground: 'teal',
      figure: {
        type: 'message-life',
        name: 'The life of one text message',
        specimen: true,
        chapter: 'letterbox',
        caption: 'Sender, dates and wording are made up; the bubbles are what the phone shows.',
        stations: [
          {
            name: 'Asked',
            when: moment(story.message.asked),
            sign: 'ask',
            says: {
              from: 'sender',
              words: `May we text you about repairs at ${story.house.address}? Reply YES. STOP ends it.`,
            },
            record: 'Purpose, and the wording shown: version 6',
          },
          {
            name: 'Consented',
            when: moment(story.message.consented),
            sign: 'yes',
            says: { from: 'person', words: 'YES' },
            record: 'Number, channel and purpose, with this reply as proof',
          },
          {
            name: 'Queued',
            when: moment(story.message.queued),
            sign: 'wait',
            record: 'Saved together with the visit; held until eight, as the office chose',
          },
          {
            name: 'Sent',
            when: moment(story.message.sent),
            sign: 'go',
            says: {
              from: 'sender',
              words: `The plumber comes on ${weekday(story.message.visit)} at ${time(story.message.visit)}. Reply C to change.`,
            },
            record: 'The provider’s message ID: accepted, nothing more',
          },
          {
            name: 'Delivered',
            when: moment(story.message.sent),
            sign: 'there',
            record: `The carrier’s receipt, ${story.message.receipt} seconds later`,
          },
          {
            name: 'Replied',
            when: moment(story.message.replied),
            sign: 'reply',
            says: { from: 'person', words: 'C' },
            record: 'On the repair’s own page, where the agent sees it',
          },
          {
            name: 'Stopped',
            when: moment(story.message.stopped),
            sign: 'stop',
            says: { from: 'person', words: 'STOP' },
            record: 'One confirmation, then silence about repairs, in every system that sends',
          },
        ],
      },
    },
    {
      kind: 'rows',
      id: 'approvals',
      title: 'Approvals come first',
      intro:
        'They are granted to your company and take calendar time, so we file for them at the start and write code while they are pending. You supply company details, a signature and sample texts.',
      items: [
        {
          title: 'Sending domain',
          description:
            'SPF lists who may send for you and DKIM signs each message, while DMARC tells the receiver what to do when neither matches. We read its reports before we make the policy strict.',
        },
        {
          title: 'U.S. text numbers',
          description:
            'Ordinary ten-digit numbers that send from software are registered under 10DLC: the brand, then the campaign with sample texts and proof of consent.',
        },
        {
          title: 'WhatsApp',
          description:
            'You need a business account, a number and templates that Meta approves. Free text is allowed only in the 24 hours after a customer’s last message.',
        },
        {
          title: 'Slack, Teams, Telegram',
          description:
            'In a workplace an administrator approves the app; a Telegram bot cannot write before the person has opened it.',
        },
      ],
    },
    {
      kind: 'logo-groups',
      id: 'channels',
      title: 'Two families of channel',
      intro: 'Examples of services that an application can send through; contracts and sender names are yours.',
      ground: 'mist',
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
            'Maintenance requests with photographs, or alerts to a duty team, with the replies attached to the case so that a colleague can read what was promised.',
          logos: ['slack', 'whatsapp', 'microsoft-teams', 'telegram'],
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      title: 'What a quick build leaves out',
      ground: 'paper',
      items: [
        {
          title: 'Outbox',
          description:
            'A booking and its message are written in one database transaction, from which a worker sends afterwards. If the booking is rolled back, so is its confirmation.',
          icon: 'envelope',
        },
        {
          title: 'Templates',
          description:
            'One text for each channel and language, in an editor that shows when a curly quotation mark or an emoji cuts an SMS segment from 160 characters to 70.',
          icon: 'translate',
        },
        {
          title: 'Escalation',
          description:
            'A burst pipe does not wait for an inbox: when no receipt comes in time, the next channel is tried, then a person called.',
          icon: 'bell-ringing',
        },
      ],
    },
    {
      kind: 'questions',
      title: 'What buyers ask',
      items: [
        {
          question: 'When may we text a tenant in the U.S.?',
          answer:
            'With consent on record, and for telemarketing between 8 a.m. and 9 p.m. where the recipient is, or less than that in some states. We take the place from the address on file, since an area code moves with its owner. Which consent a message needs is for your counsel to say; the form keeps the wording they approved.',
        },
        {
          question: 'How fast must STOP work?',
          answer:
            'U.S. rules give ten business days and accept any reasonable way of saying it, an answer in plain words included. With a shared table it can be a matter of seconds. The rule that one STOP ends messages about everything else as well has been put off by the FCC more than once: we look up its date before we build. We store the purpose with each consent, so either answer is a setting.',
        },
        {
          question: 'Why do our emails land in spam?',
          answer:
            'Usually because several tools send in your name and only one is signed, or because newsletters and receipts share a domain. DMARC reports show who else sends. We study a few weeks of them before we change anything.',
        },
        {
          question: 'What makes it more or less work?',
          answer:
            'The number of channels and languages, the systems that send today, and whether replies have to be understood or only shown. Fees for numbers, campaigns and messages are the providers’, billed to you by them.',
        },
      ],
    },
    {
      kind: 'techstack',
      own: ['dotnet-core', 'nodejs', 'react', 'azure', 'aws'],
      title: 'Under the outbox',
    },
  ],
  closing: {
    question: 'Which message must not get lost?',
    next: 'Approvals take calendar time. The first piece lists those that this message needs, in the order in which to ask for them.',
    picture: {
      scene: 'integration-messaging-by-night',
      alt: 'The phone, the letterbox and the mast by night',
    },
  },
  sources: [
    {
      name: 'FCC, 47 CFR 64.1200: hours, and consent that is withdrawn',
      url: 'https://www.ecfr.gov/current/title-47/section-64.1200',
      date: '2025',
    },
    { name: 'FCC, order DA 26-12: what is waived until 31 January 2027', date: '2026' },
    { name: 'The Campaign Registry: ten-digit numbers', url: 'https://www.campaignregistry.com/', date: '2025' },
    {
      name: 'Meta, WhatsApp Business Platform documentation',
      url: 'https://developers.facebook.com/docs/whatsapp',
      date: '2026',
    },
    { name: 'IETF, RFC 8058: one-click unsubscribe', url: 'https://www.rfc-editor.org/rfc/rfc8058', date: '2017' },
    { name: 'Gmail, email sender guidelines', url: 'https://support.google.com/a/answer/81126', date: '2024' },
    { name: 'Yahoo, sender best practices', url: 'https://senders.yahooinc.com/best-practices/', date: '2024' },
  ],
} satisfies DetailPageSource;
