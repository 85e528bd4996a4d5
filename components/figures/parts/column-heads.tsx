import styles from './figure.module.css';

/** The head of a figure's table. The roles are said again, because a browser forgets them where CSS lays a table out anew. */
export function ColumnHeads({ names }: { names: readonly string[] }) {
  return (
    <thead role="rowgroup">
      <tr role="row" className={styles.head}>
        {names.map((name) => (
          <th key={name} role="columnheader" scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
