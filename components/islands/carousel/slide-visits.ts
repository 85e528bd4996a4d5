/** Whether a slide is shown, with a way to wait until it is or is no longer. */
export interface SlideVisits {
  set: (isShown: boolean) => void;
  until: (isShown: boolean) => Promise<void>;
}

/** Keeps whether a slide is shown, and lets a tagline wait for it to come or go. */
export function slideVisits(): SlideVisits {
  let current = false;
  let tell = () => {};
  return {
    set(isShown) {
      current = isShown;
      tell();
    },
    async until(isShown) {
      while (current !== isShown) await new Promise<void>((resolve) => (tell = resolve));
    },
  };
}
