/** @jest-environment node */
import { splitPrint } from './print-styles';

it('parts the rules for paper from a stylesheet, each with what it stands in', () => {
  const css = '@layer a,b;@layer a{p{top:0}@media print{p{top:1px}}}@supports (top:0){@media print{@page{margin:0}}}';
  expect(splitPrint(css)).toEqual({
    screen: '@layer a,b;@layer a{p{top:0}}@supports (top:0){}',
    print: ['@layer a{@media print{p{top:1px}}}', '@supports (top:0){@media print{@page{margin:0}}}'],
  });
});

it('leaves what a screen may need as well', () => {
  const css = '@media screen{p{top:0}}@media not print{p{top:0}}@media print, (width>=64rem){p{top:0}}';
  expect(splitPrint(css)).toEqual({ screen: css, print: [] });
});
