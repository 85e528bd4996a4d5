import { Island } from '../../island.js';

/** A page with an island: React comes when the counter is near. */
export default function CounterPage() {
  return (
    <main>
      <h1>An island</h1>
      <Island name="counter" hydrate="visible" props={{ from: 3 }} />
    </main>
  );
}
