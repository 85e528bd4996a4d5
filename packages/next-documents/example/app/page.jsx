/** A page without islands: it ships no script at all, and its disclosure is HTML. */
export default function Home() {
  return (
    <main>
      <h1>A document</h1>
      <details>
        <summary>What does this page load?</summary>
        <p>One file, itself.</p>
      </details>
      <a href="/counter">A page with an island</a>
    </main>
  );
}
