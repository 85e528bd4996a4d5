/** @jest-environment node */
import { inlineScript, inlineScriptNames } from './inline-script';

test.each(inlineScriptNames)('the inline script %s bundles to code that is always the same', (name) => {
  const code = inlineScript(name);
  expect(new Function(code)).toBeInstanceOf(Function);
  expect(inlineScript(name)).toBe(code);
});
