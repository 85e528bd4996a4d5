/** A browser's storage: blocked, it throws at every call; full, where something is written. */
export function fakeStorage() {
  const place = new (class {
    getItem(key: string) {
      return (this as unknown as Record<string, string>)[key] ?? null;
    }
    setItem(key: string, value: string) {
      if (browser.fault === 'full') throw new DOMException('full', 'QuotaExceededError');
      Object.assign(this, { [key]: value });
    }
    removeItem(key: string) {
      Reflect.deleteProperty(this, key);
    }
  })();
  const browser = {
    fault: 'none' as 'none' | 'blocked' | 'full',
    kept: place as unknown as Record<string, string>,
    open(): Storage {
      if (browser.fault === 'blocked') throw new DOMException('blocked', 'SecurityError');
      return place as unknown as Storage;
    },
  };
  return browser;
}
