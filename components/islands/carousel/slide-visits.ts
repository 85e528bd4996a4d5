/** Whether a slide is shown, for those who wait until it is, or until it is not any more. */
export interface SlideVisits {
  set: (isShown: boolean) => void;
  until: (isShown: boolean) => Promise<void>;
}

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
