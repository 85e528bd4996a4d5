import { Fragment } from 'react';
import styles from './code.module.css';
import recordStyles from './record.module.css';

/** What can be distinguished in YAML, JSON, HTTP and steps of a test: a name before its colon, a text, a number, a keyword. */
const kinds =
  /(?<key>"[\w-]+"(?=:)|^\s*[\w/{}$.-]+(?=:(?:\s|$)))|(?<string>"[^"]*")|(?<number>\b\d[\d:.]*\b)|(?<word>\b(?:POST|GET|Given|When|Then|And)\b)/gm;

/** Lines of code with colours by kind; they wrap rather than scroll. */
export function Code({ children, className = '' }: { children: string; className?: string }) {
  const tokens = [...children.matchAll(kinds)];
  return (
    <pre className={`${recordStyles.record} ${styles.code} ${className}`}>
      <code>
        {tokens.map((token, index) => {
          const previous = tokens[index - 1];
          const [kind, text] = Object.entries(token.groups ?? {}).find(([, match]) => match) ?? ['', token[0]];
          return [
            breakable(children.slice(previous ? previous.index + previous[0].length : 0, token.index)),
            <span key={token.index} className={styles[kind]}>
              {text}
            </span>,
          ];
        })}
        {breakable(children.slice((tokens.at(-1)?.index ?? 0) + (tokens.at(-1)?.[0].length ?? 0)))}
      </code>
    </pre>
  );
}

/** A chain of calls breaks before a dot, where it has no space and would break within a word. */
function breakable(text: string) {
  return text.split(/(?<=\))(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
