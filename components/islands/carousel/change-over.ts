// framer-motion's small `animate`, alone: imported as a whole, the package is half as heavy again.
import { animate } from 'framer-motion/dom/mini';

const ease = [0.2, 0.7, 0.2, 1] as const;
/** In s: when the lights of the model that goes are out, when those of the one that comes are on, when the words have arrived. */
const dark = 0.2;
const lit = 0.6;
const settled = 0.3;
/** How far (px) a slide's words come from the side on which they are. */
const distance = 24;

/**
 * Changes one slide for another by light: the model that goes is dark within 200 ms, and only then that which comes lights
 * up, within 400 ms, so that the two are never seen through each other. The words settle from their side at once and are
 * never faded: what is read is never invisible.
 *
 * @param direction 1 where the new slide comes from the right, -1 from the left
 * @returns ends the change at once
 */
export function changeOver(before: HTMLElement, after: HTMLElement, direction: 1 | -1): () => void {
  const words = [...after.querySelectorAll<HTMLElement>('[data-holds-rotation]')];
  const [old, next] = [before, after].map((slide) => [...slide.querySelectorAll<HTMLElement>('[data-hero-picture]')]);
  before.setAttribute('data-leaving', '');
  const leaving = animate(old ?? [], { opacity: [1, 0] }, { duration: dark, ease: 'easeIn' });
  const coming = [
    animate(words, { transform: [`translateX(${direction * distance}px)`, 'none'] }, { duration: settled, ease }),
    animate(next ?? [], { opacity: [0, 0, 1] }, { duration: lit, times: [0, dark / lit, 1], ease: 'linear' }),
  ];
  const leave = () => {
    before.removeAttribute('data-leaving');
    // Its opacity is in a style otherwise, and the slide comes back.
    old?.forEach((picture) => picture.style.removeProperty('opacity'));
  };
  void leaving.then(leave);
  return () => {
    [leaving, ...coming].forEach((animation) => animation.complete());
    leave();
  };
}
