import { Island } from 'next-documents/island';
import { Counter } from '../../counter.jsx';

/** A page with an island: React comes when the counter is near. */
export default function CounterPage() {
  return (
    <main>
      <h1>An island</h1>
      <Island name="counter" component={Counter} hydrate="visible" props={{ from: 3 }} />
    </main>
  );
}
