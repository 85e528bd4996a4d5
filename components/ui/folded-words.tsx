import { ui } from '@/content/interface';

/** How many entries stand whole on a phone too. */
const whole = 3;

/**
 * Stands after a list. On a phone the titles of its entries are all shown, and what is said about each unfolds together
 * (app/styles/controls.css); nothing where there are so few that they stand whole.
 */
export function FoldedWords({ of: length }: { of: number }) {
  if (length <= whole) return null;
  return (
    <details className="accordion fold fold-words sm:hidden">
      <summary className="fold-summary">{ui.aboutEach}</summary>
    </details>
  );
}
