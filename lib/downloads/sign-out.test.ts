/** @jest-environment node */
import {
  deactivate,
  lastMinuteOf,
  mayPass,
  outAfter,
  reactivate,
  type Settings,
} from './sign-out';

/** An hour’s token, a directory that tells after 40 minutes at most, and an application that only marks the account. */
const marked: Settings = {
  accessToken: 60,
  provisioning: 40,
  endsSessions: false,
  session: 7 * 24 * 60,
  recheck: null,
  apiKey: null,
};

it('is never over where a key has no end and nobody ends it', () => {
  expect(lastMinuteOf(marked)).toEqual({
    'sign-in': 0,
    refresh: 0,
    'access token': 60,
    session: 10_080,
    'API key': null,
  });
  expect(outAfter(marked)).toBeNull();
});

it('is over after an hour once the application ends what it issued, and sooner only with shorter tokens', () => {
  expect(outAfter({ ...marked, endsSessions: true })).toBe(60);
  expect(outAfter({ ...marked, endsSessions: true, accessToken: 5 })).toBe(40);
});

it('is over without any provisioning where sessions and keys ask again', () => {
  expect(
    outAfter({
      ...marked,
      provisioning: null,
      recheck: 15,
      apiKey: 90 * 24 * 60,
    }),
  ).toBe(90 * 24 * 60);
  expect(lastMinuteOf({ ...marked, provisioning: null, recheck: 15 }).session).toBe(15);
});

it('lets nothing pass that was issued before the account went, even when it is back', () => {
  const before = { issuedAt: 1_000, expiresAt: 9_000_000 };
  const gone = deactivate(2_000);
  expect(mayPass({ active: true, validFrom: 0 }, before, 3_000)).toBe(true);
  expect(mayPass(gone, before, 3_000)).toBe(false);
  expect(mayPass(reactivate(gone), before, 3_000)).toBe(false);
  expect(mayPass(reactivate(gone), { ...before, issuedAt: 2_500 }, 3_000)).toBe(true);
  expect(
    mayPass({ active: true, validFrom: 0 }, { issuedAt: 1, expiresAt: 2_000 }, 3_000),
  ).toBe(false);
});
