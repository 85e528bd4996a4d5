/** What jsdom lacks of `<dialog>`: enough for the tests beside this file. Real focus handling is Playwright's to prove. */
export function fakeDialog(): void {
  let focused: Element | null = null;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      focused = document.activeElement;
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      if (focused instanceof HTMLElement) focused.focus();
      this.dispatchEvent(new Event('close'));
    },
  });
}

/** React's server renderer, and what it asks for. */
export async function serverRenderer() {
  const { MessageChannel } = await import('node:worker_threads');
  Object.assign(globalThis, { MessageChannel });
  return import('react-dom/server');
}
