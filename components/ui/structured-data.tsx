import type { Graph } from 'schema-dts';

/**
 * A page's graph of structured data, over several lines, as people read it too. It is data, not a script that runs; `<` is
 * escaped so that no text in it can end the element (https://nextjs.org/docs/app/guides/json-ld).
 */
export function StructuredData({ graph }: { graph: Graph }) {
  const json = `\n${JSON.stringify(graph, null, 1).replaceAll('<', '\\u003c')}\n`;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
