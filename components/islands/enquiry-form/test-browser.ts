/** What jsdom lacks of `<dialog>`: enough for the tests beside this file. Real focus handling is Playwright's to prove. */
export function fakeDialog(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}

/** React's server renderer, and what it asks for. */
export async function serverRenderer() {
  const { TextEncoder } = await import('node:util');
  const { MessageChannel } = await import('node:worker_threads');
  Object.assign(globalThis, { TextEncoder, MessageChannel });
  return import('react-dom/server');
}
