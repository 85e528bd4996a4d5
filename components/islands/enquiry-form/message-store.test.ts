import type { Message } from './message';
import { createStore } from './message-store';
import { fakeStorage } from './test-storage';
import { enquiry } from './test-values';

it('does not write over what another page has written, and a page that comes back does not see yet', () => {
  const storage = fakeStorage();
  let seen: Pick<Storage, 'getItem' | 'setItem'> = storage.open();
  const store = createStore(() => seen as Storage);
  const message: Message = { id: 'x', state: 'draft', at: 1, open: 0, values: enquiry };
  store.write(message);
  const then = { ...storage.kept };
  createStore(storage.open).write({ ...message, state: 'answered' });
  seen = { getItem: (key) => then[key] ?? null, setItem: (key, text) => storage.open().setItem(key, text) };
  store.write(store.read('x') as Message);
  seen = storage.open();
  expect(store.read('x')?.state).toBe('answered');
});
