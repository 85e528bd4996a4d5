import { replaceLostStyles } from './lost-styles';

const spare = () => document.querySelector('link[data-spare]');

it.each([
  ['stays unfetched while the page has its styles', false],
  ['is fetched when the policy has refused them', true],
])('the spare stylesheet %s', (_, isLost) => {
  document.head.innerHTML = '<style>p{}</style><link rel="stylesheet" data-spare href="/screen.css" disabled>';
  if (isLost) Object.defineProperty(document.querySelector('style'), 'sheet', { value: null });
  replaceLostStyles();
  expect(spare()?.hasAttribute('disabled')).toBe(!isLost);
});
