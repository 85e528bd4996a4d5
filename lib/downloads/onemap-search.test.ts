/** @jest-environment node */
import {
  answerOf,
  metresBetween,
  placeOf,
  postalCodeOf,
  svy21Of,
  tokenCache,
  type RawResult,
} from './onemap-search';

/** As the client library onemapsg shows it in its documentation; "LONGTITUDE" is OneMap’s own spelling. */
const park = {
  SEARCHVAL: 'DRAGON VIEW PARK',
  BLK_NO: '',
  ROAD_NAME: 'NIL',
  BUILDING: 'DRAGON VIEW PARK',
  POSTAL: 'NIL',
  X: '27415.382888752',
  Y: '31015.7030415982',
  LATITUDE: '1.29676950856585',
  LONGITUDE: '103.828065538017',
  LONGTITUDE: '103.828065538017',
};

const resultAt = (postal: string, more: Partial<RawResult> = {}): RawResult => ({
  ...park,
  POSTAL: postal,
  BLK_NO: '12A',
  ROAD_NAME: 'SAMPLE AVENUE 3',
  ...more,
});

it('leaves out what is NIL, and keeps numbers as numbers', () => {
  expect(placeOf(park)).toEqual({
    building: 'DRAGON VIEW PARK',
    latitude: 1.29676950856585,
    longitude: 103.828065538017,
  });
  expect(placeOf({ ...park, LATITUDE: '0', LONGITUDE: '0' })).toBeUndefined();
  expect(placeOf({ ...park, LATITUDE: '', LONGITUDE: '' })).toBeUndefined();
});

it('computes the SVY21 coordinates that OneMap sends beside the degrees, to a centimetre', () => {
  const { east, north } = svy21Of({
    latitude: Number(park.LATITUDE),
    longitude: Number(park.LONGITUDE),
  });
  expect(east).toBeCloseTo(Number(park.X), 2);
  expect(north).toBeCloseTo(Number(park.Y), 2);
});

it('restores the zero that a spreadsheet has eaten, and refuses what is no code', () => {
  expect(
    ['018901', 18901, 'S(018901)', 'Singapore 018901', '12345678', 'NIL', ''].map(
      postalCodeOf,
    ),
  ).toEqual(['018901', '018901', '018901', '018901', undefined, undefined, undefined]);
});

describe('an answer', () => {
  it('with nothing of this code is none, even if there are results', () => {
    expect(answerOf('560012', [])).toEqual({ kind: 'none' });
    expect(answerOf('560012', [park, resultAt('560013')])).toEqual({
      kind: 'none',
    });
  });
  it('with two names at one point is one building', () => {
    expect(
      answerOf('560012', [
        resultAt('560012'),
        resultAt('560012', { BUILDING: 'SPECIMEN MALL' }),
      ]),
    ).toMatchObject({
      kind: 'found',
      also: ['SPECIMEN MALL'],
    });
  });
  it('with two points is for a person', () => {
    const there = resultAt('560012', { LATITUDE: '1.2990' });
    expect(answerOf('560012', [resultAt('560012'), there])).toMatchObject({
      kind: 'ambiguous',
    });
  });
});

it('measures as SVY21 does, within a metre in a kilometre', () => {
  const a = { latitude: 1.3, longitude: 103.8 };
  const b = { latitude: 1.306, longitude: 103.807 };
  const [p, q] = [svy21Of(a), svy21Of(b)];
  expect(
    Math.abs(metresBetween(a, b) - Math.hypot(p.east - q.east, p.north - q.north)),
  ).toBeLessThan(8);
});

describe('the token', () => {
  const answer = (token: string, until: number) => ({
    access_token: token,
    expiry_timestamp: String(until),
  });
  it('is asked for once by many, and again before it ends', async () => {
    let time = 0;
    let asked = 0;
    const ask = () =>
      Promise.resolve(answer(`token ${++asked}`, (time + 72 * 3_600_000) / 1000));
    const token = tokenCache(ask, () => time);
    expect(await Promise.all([token(), token(), token()])).toEqual([
      'token 1',
      'token 1',
      'token 1',
    ]);
    time = 71 * 3_600_000;
    expect(await Promise.all([token(), token()])).toEqual(['token 2', 'token 2']);
  });
  it('is asked for again after a refusal', async () => {
    const ask = jest
      .fn()
      .mockRejectedValueOnce(new Error('401'))
      .mockResolvedValue(answer('token', 9e9));
    const token = tokenCache(ask, () => 0);
    await expect(token()).rejects.toThrow('401');
    expect(await token()).toBe('token');
  });
});
