import type { Answer } from '../lib/testing';

export type Environment = Record<string, string | undefined>;

/** A copy of the repository in which a host's own builder may work, with redirects that the site's list may not have. */
export interface Copy {
  readonly folder: string;
  /** The folder of the hosts' tools (`scripts/hosts/tools/package.json`). */
  readonly tools: string;
  /** Runs a command in the copy. @throws Error with the end of its output when it fails */
  readonly run: (command: string, args: readonly string[], env?: Environment) => Promise<void>;
}

/** What a host makes of the site: how it would respond, and the files that it publishes. */
export interface Published {
  readonly folder: string;
  readonly request: (path: string) => Promise<Answer>;
  readonly close?: () => Promise<void>;
  /** Whether the host's tools do not tell how a missing file may be cached. */
  readonly hidesErrorCaching?: boolean;
}

/** One of the hosts in deploy/README.md. */
export interface Host {
  readonly name: string;
  /** Builds with the host's own tool. @throws Error when it does not build or publish the site */
  readonly publish: (copy: Copy) => Promise<Published>;
}

/** Thrown where a host's tool cannot run on this machine. */
export class CannotRun extends Error {}
