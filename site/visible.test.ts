/** @jest-environment node */
const load = async (environment: Record<string, string>) => {
  jest.resetModules();
  Object.assign(process.env, { NEXT_PUBLIC_PREVIEW: '', NEXT_PUBLIC_MEASUREMENT_ENDPOINT: '', ...environment });
  return (await import('./visible')).visible;
};

const parts = [
  { id: 'plain' },
  { id: 'draft', draft: true },
  { id: 'counted', when: 'measured' },
  { id: 'uncounted', when: 'unmeasured' },
];
const idsOf = (shown: readonly { id: string }[]) => shown.map(({ id }) => id);

it('leaves drafts out of the real site', async () => {
  expect(idsOf((await load({}))(parts))).toEqual(['plain', 'uncounted']);
});

it('shows drafts in a preview', async () => {
  expect(idsOf((await load({ NEXT_PUBLIC_PREVIEW: '1' }))(parts))).toEqual(['plain', 'draft', 'uncounted']);
});

it('shows what is for a site that counts visits, once it does', async () => {
  const visible = await load({ NEXT_PUBLIC_MEASUREMENT_ENDPOINT: 'https://stats.example/api/event' });
  expect(idsOf(visible(parts))).toEqual(['plain', 'counted']);
});
