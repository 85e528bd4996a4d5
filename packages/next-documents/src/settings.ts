/** What a site tells the engine. Every field is optional, and so is the whole. */
export interface Settings {
  /**
   * The module that exports `islands`: an object of the components that React hydrates, by the name in `data-island`. A
   * path from the root of the site. Without it no page may have an island.
   */
  readonly islands?: string;
  /**
   * The folders whose modules write class names, such as `components`: those that islands import from there are checked
   * for names that pruning would not find. Every folder but node_modules by default; other modules may hold data, of
   * which a word happens to be a class too.
   */
  readonly classFolders?: readonly string[];
  /** What the pages with an island may do beyond the others, by the island's name. */
  readonly allowed?: Readonly<Record<string, Allowed>>;
  /** Origins that every page connects to. */
  readonly connect?: readonly string[];
  /** The texts of the inline scripts that pages may contain; any other stops the build. */
  readonly inlineScripts?: readonly string[];
  /**
   * Attributes of which no script adds a value that is not in the page, such as `data-theme`: rules for other values are
   * removed from a page's styles. Rules for any other attribute stay.
   */
  readonly closedAttributes?: readonly string[];
  /**
   * Defers the print stylesheet: it is `disabled` until a script of the site enables it, except on pages with an element
   * that this selector matches. Otherwise the browser fetches it last by itself.
   */
  readonly deferPrintUnless?: string;
  /** What to use instead of a module of Next, such as `next/link`, for the message that refuses it. */
  readonly instead?: Readonly<Record<string, string>>;
}

/** Exceptions in the policy of a page; see Content Security Policy Level 3. */
export interface Allowed {
  /** Origins that the island's code connects to. */
  readonly connect?: readonly string[];
  /** Hash sources of the style elements that it adds, such as `'sha256-…'`. */
  readonly styles?: readonly string[];
  /** Addresses of other origins that it loads scripts from. The page then does without Trusted Types. */
  readonly scripts?: readonly string[];
  /** Addresses of other origins that it shows frames of. */
  readonly frames?: readonly string[];
}
