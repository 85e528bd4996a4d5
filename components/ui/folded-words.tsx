import { ui } from '@/content/interface';

/** How many entries are shown whole on a phone too. */
const whole = 2;

interface FoldedWordsProps {
  /** How many entries the list before it has; as few as are shown whole need no fold. */
  of?: number;
}

/**
 * Stands after a list. On a phone the titles of its entries are all shown, and what is said about each unfolds together
 * (app/styles/controls.css).
 */
export function FoldedWords({ of: length = Infinity }: FoldedWordsProps) {
  if (length <= whole) return null;
  return (
    <details className="accordion fold fold-words sm:hidden">
      <summary className="fold-summary">{ui.aboutEach}</summary>
    </details>
  );
}
