import { messagePrefix } from '@/components/enhancements/stored-messages';
import { parseMessage, type Message } from './message';

/**
 * Where a page keeps messages: in its memory, and beside it in the browser's storage, a key for each. Storage that is
 * blocked, full or cleared leaves the memory; no call throws.
 *
 * @param storage gets the browser's storage, and may throw
 */
export function createStore(storage: () => Storage) {
  const memory = new Map<string, Message>();

  function attempt<Result>(run: (place: Storage) => Result): Result | undefined {
    try {
      return run(storage());
    } catch {
      return undefined;
    }
  }
  const stored = (id: string) => attempt((place) => parseMessage(id, place.getItem(messagePrefix + id) ?? ''));

  const store = {
    /** Another page may know more of what has become of it, and this one still its words. */
    read(id: string): Message | undefined {
      const [local, shared] = [memory.get(id), stored(id)];
      if (!shared || local?.state === 'answered') return local;
      return { ...shared, values: shared.values ?? local?.values };
    },
    all(): Message[] {
      const keys = attempt((place) => Object.keys(place).filter((key) => key.startsWith(messagePrefix))) ?? [];
      const ids = new Set([...memory.keys(), ...keys.map((key) => key.slice(messagePrefix.length))]);
      return [...ids].flatMap((id) => store.read(id) ?? []);
    },
    /**
     * What stands in the storage already is not written again: a page that comes back from the back/forward cache may not yet
     * see what another has written meanwhile, and would write over it.
     */
    write(message: Message): void {
      const { id, state, at, open, left, values } = message;
      const key = messagePrefix + id;
      memory.set(id, message);
      const text = JSON.stringify({ id, state, at, open, left, values: state === 'answered' ? undefined : values });
      const isStored = attempt((place) => (place.getItem(key) === text || place.setItem(key, text), true));
      // What the storage has no room for must not stand there as it was before.
      if (!isStored) attempt((place) => place.removeItem(key));
    },
    remove(id: string): void {
      memory.delete(id);
      attempt((place) => place.removeItem(messagePrefix + id));
    },
  };
  return store;
}
