/** @jest-environment node */
import { detailPageAt, pagesOf } from './pages';
import { routes } from '@/content/routes';
import { serviceRoutes, solutionRoutes, specialityParent, specialityRoutes } from './detail-routes';
import { footerColumns, menuColumns } from './navigation';

const pathsOf = (family: Parameters<typeof pagesOf>[0]) => pagesOf(family).map(({ path }) => path);
const hrefsOf = (column?: { links: readonly { href: string }[] }) => column?.links.map(({ href }) => href);

it('lists the services, then the solutions in the menu, and the other way round in the footer', () => {
  expect(menuColumns.map(hrefsOf)).toEqual([pathsOf('service'), pathsOf('solution')]);
  expect(footerColumns.slice(0, 2).map(hrefsOf)).toEqual([pathsOf('solution'), pathsOf('service')]);
});

it('builds each address of the detail pages from its family, and the alias with the page that it repeats', () => {
  const addresses = [
    ...[...solutionRoutes].map(([slug, { path }]) => [`${routes.whatWeDo}/${slug}`, path]),
    ...[...serviceRoutes].map(([slug, { path }]) => [`${routes.ourServices}/${slug}`, path]),
    ...[...specialityRoutes].map(([slug, { path }]) => [`${routes.ourServices}/${specialityParent}/${slug}`, path]),
  ];
  const others = addresses.filter(([address, path]) => address !== path);
  expect(others).toEqual([[routes.integrationsAlias, detailPageAt(routes.integrations).path]]);
  expect(addresses).toHaveLength(
    pathsOf('solution').length + pathsOf('service').length + pathsOf('integration').length + 1,
  );
});
