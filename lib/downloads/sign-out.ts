// SPDX-License-Identifier: MIT
// The arithmetic and the check behind "Disabled is not signed out". No dependencies.

/**
 * How long each way in lasts after an account is disabled; minutes, or
 * null where nothing ends it.
 */
export interface Settings {
  /**
   * Lifetime of an access token that an API accepts without asking
   * anybody.
   */
  readonly accessToken: number;
  /**
   * Longest wait until the directory tells the application (SCIM), and
   * null where it never does.
   */
  readonly provisioning: number | null;
  /**
   * Whether the application ends sessions and keys when it is told, and
   * does not only mark the account.
   */
  readonly endsSessions: boolean;
  /**
   * Longest life of the application’s own session, whatever happens;
   * null: as long as it is used.
   */
  readonly session: number | null;
  /**
   * Every how many minutes a session asks the directory again; null:
   * never.
   */
  readonly recheck: number | null;
  /** When a personal API key ends by itself; null: never. */
  readonly apiKey: number | null;
}

export const ways = ['sign-in', 'refresh', 'access token', 'session', 'API key'] as const;
export type Way = (typeof ways)[number];

/**
 * The latest minute after the account is disabled at which each way in
 * still opens; null: no end. A new sign-in and a refresh end at once,
 * because both go through the directory.
 */
export function lastMinuteOf(settings: Settings): Record<Way, number | null> {
  const told = settings.endsSessions ? settings.provisioning : null;
  return {
    'sign-in': 0,
    refresh: 0,
    'access token': settings.accessToken,
    session: earliest(told, settings.session, settings.recheck),
    'API key': earliest(told, settings.apiKey),
  };
}

const earliest = (...minutes: (number | null)[]) => {
  const ends = minutes.filter((end) => end !== null);
  return ends.length > 0 ? Math.min(...ends) : null;
};

/**
 * The latest of all ways, which is the answer to “when is this person
 * out?”; null: never.
 */
export function outAfter(settings: Settings): number | null {
  const minutes = Object.values(lastMinuteOf(settings));
  return minutes.every((end) => end !== null) ? Math.max(...minutes) : null;
}

/** An account as the application keeps it. */
export interface Account {
  readonly active: boolean;
  /**
   * Sessions, tokens and keys from before this moment count for nothing
   * (milliseconds since 1970).
   */
  readonly validFrom: number;
}

/**
 * What a request brings: a session, a token or a key, and when it was
 * issued.
 */
export interface Credential {
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/**
 * What the application does when the directory says `active: false`:
 * one row changes, and every credential is void.
 */
export function deactivate(now: number): Account {
  return { active: false, validFrom: now };
}

/**
 * When the account comes back, whatever was issued before it went stays
 * void.
 */
export function reactivate(account: Account): Account {
  return { ...account, active: true };
}

/**
 * The check of every request, after the signature: one read by primary
 * key, which may be cached for seconds.
 */
export function mayPass(account: Account, credential: Credential, now: number): boolean {
  return (
    account.active &&
    credential.issuedAt > account.validFrom &&
    now < credential.expiresAt
  );
}
