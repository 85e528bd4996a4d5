import { animate } from 'framer-motion/dom/mini';

const duration = 0.3;
const ease = [0.2, 0.7, 0.2, 1] as const;
/** How far (px) a slide comes from the side that it stands on. */
const distance = 24;

/**
 * Moves one slide in over another, in 300 ms: its words and its picture settle from their side, and the picture fades in over
 * the one that goes. The words are never faded: what is read is never invisible.
 *
 * @param direction 1 where the new slide comes from the right, -1 from the left
 * @returns ends the change at once
 */
export function changeOver(before: HTMLElement, after: HTMLElement, direction: 1 | -1): () => void {
  const words = [...after.querySelectorAll<HTMLElement>('[data-holds-rotation]')];
  const pictures = [...after.querySelectorAll<HTMLElement>('.hero-picture')];
  const from = `translateX(${direction * distance}px)`;
  before.setAttribute('data-leaving', '');
  const running = [
    animate([...words, ...pictures], { transform: [from, 'none'] }, { duration, ease }),
    animate(pictures, { opacity: [0, 1] }, { duration, ease: 'linear' }),
  ];
  const end = () => {
    running.forEach((animation) => animation.complete());
    before.removeAttribute('data-leaving');
  };
  void Promise.all(running).then(end);
  return end;
}
