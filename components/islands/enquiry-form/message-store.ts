import { messagePrefix } from '@/components/enhancements/stored-messages';
import { parseMessage, type Message } from './message';

/**
 * Where a page keeps messages: in its memory at once, and beside it in the browser's storage, a key for each. Storage that
 * is blocked, full or cleared leaves the memory; no call throws.
 *
 * @param storage gets the browser's storage, and may throw
 * @param later runs what may wait for a moment: storing a long draft at every letter would keep the letters waiting
 */
export function createStore(storage: () => Storage, later: (run: () => void) => void) {
  const memory = new Map<string, Message>();
  /** What the storage does not say yet. */
  const unsaved = new Set<string>();

  function attempt<Result>(run: (place: Storage) => Result): Result | undefined {
    try {
      return run(storage());
    } catch {
      return undefined;
    }
  }
  function stored(id: string): Message | undefined {
    return parseMessage(
      id,
      attempt((place) => place.getItem(messagePrefix + id)),
    );
  }
  function save(id: string): void {
    const [key, message] = [messagePrefix + id, memory.get(id)];
    const isWritten = message && attempt((place) => (place.setItem(key, JSON.stringify(message)), true));
    // What the storage has no room for must not stand there as it was before.
    if (!isWritten) attempt((place) => place.removeItem(key));
  }

  const store = {
    memory,
    read(id: string): Message | undefined {
      const remembered = memory.get(id);
      const isNewer = unsaved.has(id) || remembered?.state === 'answered';
      return isNewer ? remembered : (stored(id) ?? remembered);
    },
    all(): Message[] {
      const keys = attempt((place) => Object.keys(place).filter((key) => key.startsWith(messagePrefix))) ?? [];
      const ids = new Set([...memory.keys(), ...keys.map((key) => key.slice(messagePrefix.length))]);
      return [...ids].flatMap((id) => store.read(id) ?? []);
    },
    /** @param isDraft whether it may be stored a little later */
    write(message: Message, isDraft = false): void {
      memory.set(message.id, message);
      unsaved.add(message.id);
      if (isDraft) later(store.flush);
      else store.flush();
    },
    remove(id: string, isDraft = false): void {
      memory.delete(id);
      unsaved.add(id);
      if (isDraft) later(store.flush);
      else store.flush();
    },
    /** Writes a message again that another page has removed. */
    keep(id: string): void {
      const message = memory.get(id);
      if (message && !unsaved.has(id) && !stored(id)) store.write(message);
    },
    /** Stores what has waited. */
    flush(): void {
      unsaved.forEach(save);
      unsaved.clear();
    },
  };
  return store;
}
