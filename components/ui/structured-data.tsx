import type { Graph } from 'schema-dts';

/**
 * A page's graph of structured data. It is data, not a script that runs; `<` is escaped so that no text in it can
 * end the element (https://nextjs.org/docs/app/guides/json-ld).
 */
export function StructuredData({ graph }: { graph: Graph }) {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
