/**
 * localStorage for things that are nice to have. Where it is blocked, full or missing, reading finds nothing and
 * writing does nothing; no call throws.
 */
export const browserStorage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Where the storage is full the old value is removed all the same, because it is out of date. */
  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      browserStorage.remove(key);
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Blocked: the page works without.
    }
  },
};
