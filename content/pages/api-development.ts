import { answers, routes } from '../routes';
import type { DetailPageSource } from '@/lib/schemas/detail-page';

export const apiDevelopment = {
  path: routes.apiDevelopment,
  family: 'service',
  name: 'API development',
  summary:
    'REST APIs with a written contract, a sandbox for those who will call them, and notice before anything changes.',
  search: 'rest api development',
  seo: {
    pageName: 'REST API development',
    description:
      'REST API development from the OpenAPI contract to retirement, in ASP.NET or Node.js and over legacy systems, for companies whose partners build on it.',
    keywords: ['API development', 'REST API development', 'OpenAPI contract', 'API versioning', 'webhooks'],
  },
  header: {
    title: 'REST API development that your partners can build on',
    claim: 'An OpenAPI contract agreed with your partners, then the code',
    description:
      'We design, build and document REST APIs for companies whose partners and apps will call them: development starts from an OpenAPI contract against which each build is tested.',
    detailedDescription: [
      'A screen can be rearranged overnight. An API cannot, because some partner’s nightly job depends on the name of a field and nobody there follows your release notes. So the contract is in the repository before the code, where callers comment on it while a change still costs nothing. Documentation, mock server and client types are generated from it. The build fails when a response has a field that the file lacks.',
    ],
    action: 'Tell us who will call it',
    second: { label: 'See a contract and an error', section: 'contract' },
    picture: {
      scene: 'api-development',
      alt: 'By day, a large junction box with gears on its lid: cables run from its sockets to houses and offices, and one plug is still free',
    },
    labels: [
      { anchor: 'panels', section: 'contract' },
      { anchor: 'gears', section: 'our-services' },
      { anchor: 'socket', section: 'our-expertise' },
    ],
  },
  sections: [
    {
      kind: 'figure',
      id: 'contract',
      title: 'The contract',
      ground: 'night',
      figure: {
        type: 'api-contract',
        name: 'One operation, and the answer to a request that breaks it',
        specimen: true,
        caption: 'The API is made up, and shortened at the dots.',
        sheets: [
          {
            name: 'openapi.yaml',
            parts: [
              {
                code: '/leases/{id}/rent-changes:\n  post:\n    operationId: proposeRentChange',
                note: 'A change is proposed and later confirmed, so callers add to a list and the present rent is nowhere overwritten.',
              },
              {
                code: '    security:\n      - oauth: [leases.write]',
                note: 'A reporting key, which holds leases.read, is turned away here.',
              },
              {
                code: '    requestBody: …\n      effectiveDate:\n        type: string\n        format: date',
                note: 'A day without an hour: the rent changes at midnight where the house stands.',
              },
              {
                code: '      amount:\n        type: string\n        pattern: ^\\d+\\.\\d{2}$',
                note: 'Money travels as text, since programs that take a number for a fraction may lose a cent.',
              },
              {
                code: '    responses:\n      "201": …\n      "400":\n        application/problem+json: …',
                note: 'All refusals share one form, RFC 9457.',
              },
            ],
          },
          {
            name: 'The answer to a faulty request',
            parts: [
              {
                code: 'HTTP/1.1 400 Bad Request\nContent-Type:\n  application/problem+json',
                note: 'The form that part 5 of the contract promised.',
              },
              {
                code: '{\n  "type": "/problems/bad-fields",\n  "title": "Two fields do not fit",\n  "status": 400,',
                note: 'Programs branch on the type; the title may be reworded, because it is for people.',
              },
              {
                code: '  "errors": [\n    { "pointer": "#/effectiveDate",\n      "detail": "Not a day" },\n    { "pointer": "#/amount",\n      "detail": "No cents" }\n  ],',
                note: 'Both faults at once, each with its place.',
              },
              {
                code: '  "traceId": "4bf92f35…"\n}',
                note: 'Quoted in a mail, it finds this request in the log of every service that it passed.',
              },
            ],
          },
        ],
        more: {
          label: 'Five other refusals, and what the caller learns',
          items: [
            {
              term: '401, the token has expired',
              description: 'That it is too old and not wrong, so renewing it will help',
            },
            { term: '404, the record is another customer’s', description: 'Nothing; that it exists is private too' },
            {
              term: '412, the record changed in between',
              description: 'That its ETag is stale, and that it must be fetched again',
            },
            { term: '429, too many calls', description: 'How many seconds to wait, in Retry-After' },
            { term: '503, the database is away', description: 'That nothing was written, and when to try again' },
          ],
        },
      },
    },
    {
      kind: 'cards',
      layout: 'columns',
      id: 'our-services',
      title: 'Five services',
      ground: 'sand',
      intro: 'In this order, or singly: an API that exists may need only the last two.',
      items: [
        {
          title: 'Contract design',
          description:
            'Resources in your business’s own words, one spelling for each, with a page of reasons beside the OpenAPI file.',
        },
        {
          title: 'New APIs',
          description:
            'REST services in ASP.NET Web API or Node.js, input checked at the door, business rules kept out of the controllers.',
        },
        {
          title: 'An API over a legacy system',
          description:
            'The old database keeps its tables and its stored procedures. A thin service in front gives them clean names, and holds back more calls than they can bear.',
        },
        {
          title: 'Documentation and a sandbox',
          description:
            'Reference pages whose requests run, against data that is invented but shaped like yours, odd addresses and empty fields included.',
        },
        {
          title: 'Versions and retirement',
          description:
            'What breaks a caller gets a new version. The old one announces its end in the Deprecation and Sunset headers, while we watch who still calls it.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      id: 'our-expertise',
      title: 'Our Expertise',
      intro: 'Five matters that are costly to add once callers exist.',
      items: [
        {
          title: 'Access and scopes',
          icon: 'key',
          description:
            'OAuth 2.0 client credentials for machines, OpenID Connect where a person is involved. Each kind of action has a scope, so that a leaked reporting key cannot write.',
        },
        {
          title: 'Large collections',
          icon: 'stack',
          description:
            'With page numbers, a row inserted during an export shows another one twice. We hand out a cursor over a fixed order, which does not.',
        },
        {
          title: 'Webhooks',
          icon: 'bell-ringing',
          description:
            'Calls out are signed, dated, repeated with growing pauses and kept for replay. Receivers are told not to count on their order.',
        },
        {
          title: 'Caching and load',
          icon: 'gauge',
          description:
            'Answers that change once a day say so in Cache-Control. For lists, a test counts the queries behind them.',
        },
        {
          title: 'Tracing',
          icon: 'path',
          description:
            'A trace context travels in the headers through every service, from the caller’s request down to the slow query.',
        },
      ],
    },
    {
      kind: 'techstack',
      own: ['aspnet', 'web-api', 'nodejs', 'sql-server'],
      title: 'Behind the endpoint',
      intro:
        'Callers see JSON and status codes. Your team’s own stack decides which of these frameworks and databases answers them.',
      ground: 'mist',
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'What buyers ask',
      items: [
        {
          question: 'What makes an API expensive?',
          answer:
            'The number of different callers, and what lies behind. Reading from one tidy database is the small end. Writing into a system that was never meant to be written to from outside is the other one, which we look at before we give a figure.',
        },
        {
          question: 'Can we order the contract alone?',
          answer:
            'Yes. It is the first piece: an OpenAPI file with its reasons, agreed before any code is paid for. Send the list of callers and, if there is one, the API that they use today.',
          more: { label: 'The four steps, two of them free of charge', href: answers.engagement },
        },
        {
          question: 'Do we need GraphQL, or gRPC?',
          answer:
            'Between your own services gRPC can pay, and GraphQL where many screens ask for many shapes. For partners whose programs you do not know, REST is the one that their developers, their proxies and their logs already understand.',
        },
        {
          question: 'Who owns the contract once it is running?',
          answer:
            'You do. Name one person on your side who may refuse a change. Until there is one, we write the objections down for you.',
        },
      ],
    },
  ],
  closing: {
    question: 'The proposal drafts one operation of your API',
    next: 'It needs the program that will call it, its task and how often it runs. The answer to a faulty request is part of the draft.',
    picture: {
      scene: 'api-development-by-night',
      alt: 'The junction box at night, lit cables to houses and offices',
    },
  },
  sources: [
    { name: 'IETF, RFC 9457: problem details', url: 'https://www.rfc-editor.org/rfc/rfc9457', date: '2023' },
    { name: 'IETF, RFC 9745: the Deprecation header', url: 'https://www.rfc-editor.org/rfc/rfc9745', date: '2025' },
    { name: 'IETF, RFC 8594: the Sunset header', url: 'https://www.rfc-editor.org/rfc/rfc8594', date: '2019' },
    { name: 'IETF, RFC 9110: 404 in place of 403', url: 'https://www.rfc-editor.org/rfc/rfc9110', date: '2022' },
  ],
} satisfies DetailPageSource;
