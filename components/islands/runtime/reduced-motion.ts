/** Whether the visitor asks for less motion, as a query that also tells when that changes (WCAG 2.3.3). */
export function reducedMotion(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)');
}
