/** @jest-environment node */
import { stemOf, wordsMissing } from './search-words';

describe('a stem', () => {
  it.each([
    ['services', 'service'],
    ['development', 'developers'],
    ['integrations', 'integrate'],
    ['companies', 'company'],
    ['addresses', 'address'],
    ['geocoding', 'geocoders'],
    ['payments', 'pay'],
  ])('is the same for %s and %s', (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other));
  });

  it('keeps short words whole', () => {
    expect(['sms', 'api', 'red'].map(stemOf)).toEqual(['sms', 'api', 'red']);
  });

  it('tells words apart', () => {
    expect(stemOf('document')).not.toBe(stemOf('data'));
    expect(stemOf('payment')).not.toBe(stemOf('payload'));
  });
});

describe('the words of a search that a text lacks', () => {
  it('are none where each stands in some form', () => {
    expect(wordsMissing('third-party api integration', 'We integrate APIs of third parties.')).toEqual([]);
    expect(wordsMissing('asp.net and react', 'React in front of ASP.NET')).toEqual([]);
  });

  it('are named', () => {
    expect(wordsMissing('mls data integration', 'Feeds matched to one record, all data in one place')).toEqual([
      'mls',
      'integration',
    ]);
  });

  it('are no part of longer words', () => {
    expect(wordsMissing('rest api', 'The rests of an interest')).toEqual(['api']);
    expect(wordsMissing('rent', 'The current state')).toEqual(['rent']);
  });
});
