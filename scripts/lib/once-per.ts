/** A function that does its work once for each key, and returns the same result again. */
export function oncePer<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, work(key));
    return known.get(key) as Value;
  };
}
