import { render } from '@testing-library/react';
import { homeGraph } from '@/site/structured-data';
import { StructuredData } from './structured-data';

function blockOf(graph: Parameters<typeof StructuredData>[0]['graph']): string {
  const { container } = render(<StructuredData graph={graph} />);
  return container.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
}

it('holds the graph as it is', () => {
  expect(JSON.parse(blockOf(homeGraph()))).toEqual(homeGraph());
  expect(blockOf(homeGraph())).toMatch(/^\n\{\n "@context": /);
});

it('lets no text end the element', () => {
  const name = '</script><script>alert(1)</script><!--';
  const block = blockOf({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Organization', name }] });
  expect(block).not.toContain('<');
  expect(JSON.parse(block)['@graph'][0].name).toBe(name);
});
