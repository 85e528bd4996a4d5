/** @jest-environment node */
import { sentencesAfter, swap } from './test-changes';

/** Replaces all moved addresses by one. @param target its line that says where it leads */
const redirect = (target: string, since = '2026-11-20') =>
  swap(
    /^moved:[^]*/m,
    `moved:\n  - from: /old\n    ${target}\n    since: '${since}'\n    reason: Renamed for searches.`,
  );

describe('a mistake in a file beside the pages', () => {
  it.each<[string, string, (text: string) => string, string]>([
    ['an empty brand', 'company', swap(/^brand: .*/m, "brand: ''"), 'brand is empty. Expected 2 to 30 characters.'],
    [
      'an origin with a slash',
      'company',
      swap(/^origin: .*/m, 'origin: https://www.sample.example/'),
      'without a slash at the end',
    ],
    [
      'a security.txt that has expired',
      'company',
      swap(/^securityReportsReadUntil: .*/m, "securityReportsReadUntil: '2025-11-01T00:00:00Z'"),
      'Expected a day in the future',
    ],
    [
      'a year in quotation marks',
      'company',
      swap(/^foundingYear: .*/m, "foundingYear: '2001'"),
      'foundingYear is “2001”. Expected a number without quotation marks.',
    ],
    ['a payout that does not add up', 'street', swap(/payout: \d+/, 'payout: 208766'), 'story.payment.payout'],
    [
      'an address that leads to itself',
      'redirects',
      redirect('to: /old'),
      'moved[0].to is “/old”, so it leads to itself.',
    ],
    [
      'a day that is none',
      'redirects',
      redirect('to: /contact', '2026-02-30'),
      'moved[0].since is “2026-02-30”. Expected a day such as "2026-11-21".',
    ],
    [
      'a misspelt field of a moved address',
      'redirects',
      redirect('too: /contact'),
      'moved[0].too is not a known field. Did you mean “to”?',
    ],
    ['a partner without its logo', 'logos', swap('  - google-maps', '  - gogle-maps'), 'Did you mean “google-maps”?'],
    [
      'a logo file that is not there',
      'logos',
      swap('/logos/react.svg', '/logos/reakt.svg'),
      'is “/logos/reakt.svg”. Expected a file in public/',
    ],
    [
      'a misspelt label of a control',
      'interface/controls',
      swap(/^back:/m, 'bak:'),
      'bak is not a known field. Did you mean “back”?',
    ],
    [
      'a word of the form as a number',
      'interface/form',
      swap(/^send: .*/m, 'send: 1'),
      'send is the number 1. Expected text',
    ],
    [
      'a gap that code does not fill',
      'interface/controls',
      swap('{number} of {total}', '{numbr} of {total}'),
      'has {numbr}, which is no fact. Did you mean {number}? This text may have {number}, {total}.',
    ],
    [
      'a file in the order that is not there',
      'order',
      swap('- power-apps', '- power-app'),
      'is “power-app”, and there is no file content/pages/power-app.yaml. Did you mean “power-apps”?',
    ],
    [
      'an address below no page',
      'articles/privacy',
      swap(/^path: .*/m, 'path: /contct/privacy'),
      'there is no page “/contct” above it. Did you mean “/contact/…”?',
    ],
    [
      'an address where code has a route',
      'articles/privacy',
      swap(/^path: .*/m, 'path: /pdf'),
      'is “/pdf”, where the site has something else already.',
    ],
    [
      'the address of a page for development',
      'articles/privacy',
      swap(/^path: .*/m, 'path: /styleguide'),
      'where the site has something else already',
    ],
    [
      'the address of a folder of files',
      'articles/privacy',
      swap(/^path: .*/m, 'path: /brochures'),
      'where the site has something else already',
    ],
    [
      'an address that hosts keep',
      'articles/privacy',
      swap(/^path: .*/m, 'path: /404'),
      'where the site has something else already',
    ],
    [
      'the address of a print page',
      'articles/privacy',
      swap(/^path: .*/m, 'path: /home-page-pdf'),
      'the address of content/print.yaml too',
    ],
    [
      'the address of a section page',
      'articles/privacy',
      swap(/^path: .*/m, 'path: /contact'),
      'the address of content/section-pages/contact.yaml too',
    ],
    [
      'a written page among what is offered',
      'articles/privacy',
      swap(/^path: .*/m, 'path: /what-we-do/privacy'),
      'Below /what-we-do are only pages that offer something',
    ],
    [
      'a written page too deep',
      'articles/privacy',
      swap(/^path: .*/m, 'path: /notes/what-an-address-is/privacy'),
      'which is too deep',
    ],
    [
      'another address of a page that code shows',
      'section-pages/techstack',
      swap(/^path: .*/m, 'path: /tools'),
      'Expected “/techstack”, which the site’s code has too',
    ],
    [
      'a last day before the first',
      'vacancies/dotnet-developer',
      swap(/^posted: .*/m, "posted: '2026-11-21'\nuntil: '2026-11-20'"),
      'until is “2026-11-20”. Expected a day after it went online.',
    ],
    [
      'a vacancy of a day to come',
      'vacancies/dotnet-developer',
      swap(/^posted: .*/m, "posted: '2126-11-21'"),
      'posted is “2126-11-21”. Expected today or a day before',
    ],
  ])('%s', (_, name, change, sentence) => {
    expect(sentencesAfter(name, change).join('\n')).toContain(sentence);
  });

  it('is reported once, not for every page that uses it', () => {
    expect(sentencesAfter('company', swap(/^brand: .*/m, "brand: ''"))).toHaveLength(1);
  });
});
