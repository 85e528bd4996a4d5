import { createHash } from 'node:crypto';

/** The source expression for inline code in a Content-Security-Policy (CSP Level 3, 2.3.1). */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
