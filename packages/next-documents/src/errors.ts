import { inspect } from 'node:util';

/**
 * Why a build has stopped, as a sentence for the people who write the site. Next prints it without a stack trace, which
 * `stack` and `cause` still have. A step of the site may throw one, too.
 */
export class BuildError extends Error {
  override readonly name = 'BuildError';
  /** The page, stylesheet or module concerned, where there is one. */
  readonly file?: string;
  /** The element that does not fit, as it stands in the page. */
  readonly element?: string;

  constructor(message: string, { file, element, cause }: { file?: string; element?: string; cause?: unknown } = {}) {
    super(message, { cause });
    this.file = file;
    this.element = element;
  }

  /** What `console.error` prints, by which Next reports the error. */
  [inspect.custom](): string {
    return this.message;
  }
}

/** The error about something that is not as the build expects it. @param found what is there: an element as its HTML */
export function unexpected(expected: string, found: string, file?: string): BuildError {
  const shown = found.length > 160 ? `${found.slice(0, 160)} ...` : found;
  return new BuildError(`expected ${expected}, found ${shown}`, {
    file,
    element: found.startsWith('<') ? found : undefined,
  });
}

/** The same error with the file in which it has come up. */
export function inFile(file: string, error: unknown): BuildError {
  const { message } = error as Error;
  const element = error instanceof BuildError ? error.element : undefined;
  return new BuildError(`${file}: ${message}`, { file, element, cause: error });
}
