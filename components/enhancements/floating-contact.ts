/** How far (px) a page is scrolled before its direction counts: a finger trembles. */
const tremble = 6;
/** In a window at least this wide (px) the disc stands in the margin, beside the text. */
const besideText = 1400;
/** How long (ms) it lies over the text of a narrower window when nobody scrolls on: then someone reads. */
const rest = 2500;

/** What it must not cover on the first screen, where nobody has scrolled it away. */
const words = 'p, li, a, h1, h2, h3, summary, .flag';

/**
 * Keeps the floating way to the form out of the reader's way: its words stand at the top of the page (`data-reading` is
 * then absent), below it is a disc, and it leaves (`data-away`) while the page is scrolled down, where it would lie on
 * words of the first screen, on a dark band or on the footer, and where it lies on a text that is being read.
 */
export function placeFloatingContact(): void {
  const link = document.querySelector<HTMLElement>('[data-floating]');
  if (!link) return;
  const bands = new Set<Element>();
  // Not read at once: that would lay out the page while it arrives.
  let last = 0;
  let down = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const place = () => {
    const reading = scrollY > tremble;
    link.toggleAttribute('data-reading', reading);
    link.toggleAttribute('data-away', reading ? down || bands.size > 0 : liesOnWords(link));
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

/** Whether words of the page lie below the link, wherever it has gone for the moment: its offsets know no transform. */
function liesOnWords(link: HTMLElement): boolean {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = link;
  const places = [
    [left, top + height / 2],
    [left + width / 2, top],
    [left + width / 2, top + height],
    [left + width - 1, top + height / 2],
  ] as const;
  return places
    .flatMap(([x, y]) => document.elementsFromPoint(x, y))
    .some((element) => !link.contains(element) && element.closest(`main :is(${words})`));
}
