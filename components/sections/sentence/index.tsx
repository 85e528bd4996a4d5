import { NoBreak } from '@/components/ui/no-break';
import type { SectionOf } from '../schema';
import styles from './sentence.module.css';

/** The page in one sentence, at the size of a heading; below its marked parts stands what each one tells. */
export function Sentence({ section }: { section: SectionOf<'sentence'> }) {
  const { id, title, ground = 'paper', parts } = section;
  return (
    <section id={id} data-ground={ground} aria-label={title} className="section py-section">
      <div className="measure">
        <h2 className={styles.name}>{title}</h2>
        <p className={styles.sentence}>
          {parts.map((part, at) => {
            // A comma belongs to the word before it.
            const space = at > 0 && !/^[,.:]/.test(part.text) && ' ';
            return (
              <span key={part.text}>
                {space}
                {part.term ? <Marked term={part.term}>{part.text}</Marked> : <NoBreak text={part.text} />}
              </span>
            );
          })}
        </p>
      </div>
    </section>
  );
}

/**
 * Underlined words with their term below; the first two stay on one line, as the term is about as wide as they are. The
 * stylesheet sets the term, so that the sentence is read aloud and copied without it.
 */
function Marked({ term, children }: { term: string; children: string }) {
  const [first = '', second = '', ...rest] = children.split(' ');
  return (
    <span className={styles.part}>
      <span data-term={term} className={styles.start}>
        {`${first} ${second}`}
      </span>
      {rest.length > 0 && <NoBreak text={` ${rest.join(' ')}`} />}
    </span>
  );
}
