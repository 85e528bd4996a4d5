/** How far (px) a page is scrolled before its direction counts: a finger trembles. */
const tremble = 6;
/** In a window at least this wide (px) the disc stands in the margin, beside the text. */
const besideText = 1400;
/** How long (ms) it lies over the text of a narrower window when nobody scrolls on: then someone reads. */
const rest = 2500;

/**
 * Keeps the floating way to the form out of the reader's way: its words stand at the top of the page (`data-reading` is
 * then absent), below it is a disc, and it leaves (`data-away`) while the page is scrolled down, where it would lie on a
 * dark band or on the footer, and where it lies on a text that is being read.
 */
export function placeFloatingContact(): void {
  const link = document.querySelector<HTMLElement>('[data-floating]');
  if (!link) return;
  const bands = new Set<Element>();
  let last = scrollY;
  let down = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const place = () => {
    const reading = scrollY > tremble;
    link.toggleAttribute('data-reading', reading);
    link.toggleAttribute('data-away', reading && (down || bands.size > 0));
  };
  // Reports once for every band at first, which places the link without another layout of the page.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) bands.add(target);
        else bands.delete(target);
      }
      place();
    },
    // Where the link stands: the lowest part of the window.
    { rootMargin: '-86% 0px 0px 0px' },
  );
  document.querySelectorAll('main [data-ground="night"], .site-footer').forEach((band) => observer.observe(band));
  addEventListener(
    'scroll',
    () => {
      if (Math.abs(scrollY - last) > tremble) {
        down = scrollY > last;
        last = scrollY;
      }
      place();
      clearTimeout(timer);
      if (innerWidth >= besideText) return;
      timer = setTimeout(() => {
        down = true;
        place();
      }, rest);
    },
    { passive: true },
  );
}
