/**
 * Takes a page's styles from a file where its own are lost: a proxy that has changed a byte of them makes the policy
 * refuse the whole element. The file is linked `disabled`, so that no browser fetches it otherwise.
 */
export function replaceLostStyles(): void {
  // An element that the policy has refused has no sheet (HTML Standard, "update a style block").
  if (document.querySelector<HTMLStyleElement>('head > style')?.sheet === null)
    document.querySelector('link[data-spare]')?.removeAttribute('disabled');
}
