import { routes } from '../routes';
import type { DetailPageSource } from '@/lib/schema';

export const apiDevelopment = {
  path: routes.apiDevelopment,
  family: 'service',
  name: 'API development',
  summary: 'Interfaces with a written contract, a place to try them, and a plan for the day they change.',
  seo: {
    pageName: 'API development',
    description:
      'API development from contract to retirement: OpenAPI design, REST services, APIs over legacy systems, a sandbox, versions and webhooks.',
    keywords: ['API development', 'REST API', 'OpenAPI contract', 'API versioning', 'webhooks'],
  },
  header: {
    title: 'An API is a promise, so we write it down before we code',
    description:
      'Strangers will build on your interface, and you cannot edit their programs. What you publish on the first day is hard to take back.',
    detailedDescription: [
      'A screen can be rearranged overnight. An interface cannot: somewhere a partner’s nightly job depends on the name of a field, and nobody there reads your release notes. So the contract comes before the code, as an OpenAPI file in the repository that callers comment on while changing it still costs nothing.',
      'The code is then held to that file. A build fails when a response has a field that the contract lacks, or lacks one that the contract promises. Documentation, mock server and client types come out of the same source, so they agree with each other.',
    ],
    action: 'Tell us who will call it',
    picture: {
      scene: 'api-development',
      alt: 'Scale model by day of a large junction box with gears on its lid; cables run from its sockets to houses and offices, and one plug is still free',
    },
  },
  sections: [
    {
      kind: 'rows',
      id: 'our-services',
      title: 'Five services around one contract',
      intro: 'They can be bought in this order or singly. An interface that exists may need only the last two.',
      items: [
        {
          title: 'Contract design',
          description:
            'Resources named in your trade’s words, one spelling for each thing, and errors designed with the same care as answers. You get the OpenAPI file and a page of reasons.',
        },
        {
          title: 'New APIs',
          description:
            'REST services in ASP.NET Web API or Node.js, with input checked at the door and business rules kept out of the controllers.',
        },
        {
          title: 'An interface over a legacy system',
          description:
            'The old database keeps its tables and its stored procedures. A thin service in front gives them a clean vocabulary, and shields them from more calls than they can bear.',
        },
        {
          title: 'Documentation and a sandbox',
          description:
            'Reference pages with requests that run, and a test environment whose data is invented but shaped like the truth, odd addresses and empty fields included.',
        },
        {
          title: 'Versions and retirement',
          description:
            'Additions go in quietly; anything that breaks a caller gets a new version. Old ones announce their end in the Deprecation and Sunset headers (RFC 9745, RFC 8594), and we watch who still calls.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'An API is known by how it refuses',
      intro:
        'Errors are returned as problem details (RFC 9457): a machine reads the type, a person reads the sentence. These six decide how many support calls you get.',
      ground: 'mist',
      columns: ['What happened', 'Status', 'What the caller learns'],
      rows: [
        [
          'A field is missing or misspelt',
          '400',
          'The path of the field and what was expected there, for every fault at once',
        ],
        ['The access token has expired', '401', 'That it is too old rather than wrong, so renewing it will help'],
        ['The record belongs to another customer', '404', 'Nothing; even the fact that it exists is private'],
        ['Somebody changed the record in between', '412', 'That its ETag is stale and the record must be read again'],
        ['Too many calls in a minute', '429', 'How many seconds to wait, in Retry-After'],
        ['The database behind is away', '503', 'That nothing was written, and when to try again'],
      ],
    },
    {
      kind: 'cards',
      layout: 'list',
      id: 'our-expertise',
      title: 'Our Expertise',
      intro: 'Five matters that a first version tends to put off, and that are costly to add once callers exist.',
      items: [
        {
          title: 'Access and scopes',
          icon: 'key',
          description:
            'OAuth 2.0 client credentials for machines, OpenID Connect where a person is involved. A scope permits one kind of action, so a leaked reporting key cannot write.',
        },
        {
          title: 'Large collections',
          icon: 'stack',
          description:
            'With page numbers, an insertion during the export shows one record twice and a deletion hides another. A cursor over a fixed order does neither.',
        },
        {
          title: 'Webhooks',
          icon: 'bell-ringing',
          description:
            'Each call out is signed and dated, repeated with growing pauses, and kept for replay. The receiver is told that order is not guaranteed.',
        },
        {
          title: 'Caching and load',
          icon: 'gauge',
          description:
            'Answers that change daily say so in Cache-Control. A list is one query, and we count the queries in a test so that it stays one.',
        },
        {
          title: 'Tracing',
          icon: 'path',
          description:
            'A trace context travels in the headers through every service. When a partner quotes the id from an error, one search shows what happened to that request.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'From a list of callers to the first live call',
      ground: 'sand',
      items: [
        {
          step: 'Name the callers',
          description:
            'A mobile app, a partner’s server and your own reporting job want different things. We write down what each has to do, and how often.',
        },
        {
          step: 'Argue about the contract',
          description:
            'One meeting over the draft, with a developer from each side, settles names and limits before anyone has typed a class.',
        },
        {
          step: 'Call the mock',
          description:
            'A server generated from the file answers with examples. Callers start their own work now, and find the holes in ours.',
        },
        {
          step: 'Fill it in',
          description:
            'Endpoints become real one by one behind the same addresses. A contract test runs against mock and service alike.',
        },
        {
          step: 'Open it, narrowly',
          description:
            'One caller first, with a low limit and a log that both sides can read. The limit rises while that log stays free of surprises.',
        },
      ],
    },
    {
      kind: 'techstack',
      title: 'Behind the endpoint, a stack your engineers can read',
      intro:
        'Callers see JSON and status codes. The server frameworks and databases behind them are in these tabs; which we use depends on what your team already runs.',
    },
  ],
  related: [
    {
      path: routes.integrations,
      why: 'The other direction: your application calls an interface that somebody else owns and changes.',
    },
    {
      path: routes.identity,
      why: 'Scopes and tokens need an issuer. This is how customers and their permissions are managed.',
    },
  ],
} satisfies DetailPageSource;
