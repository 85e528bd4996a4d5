/** Next's own 404 page has inline styles, which the policy refuses. */
export default function NotFound() {
  return (
    <main>
      <h1>No such page</h1>
    </main>
  );
}
