/** @jest-environment node */
import { createHash } from 'node:crypto';
import { hashSource } from './inline-code';

it('a hash is that of the text as UTF-8, as the policy wants it', () => {
  // The example of the standard (Content Security Policy Level 3, section 8.2 "Hash sources").
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  expect(hashSource('é')).toBe(`'sha256-${createHash('sha256').update(Buffer.from('é', 'utf8')).digest('base64')}'`);
});
