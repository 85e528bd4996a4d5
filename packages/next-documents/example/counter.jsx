'use client';

import { useState } from 'react';

/** Counts presses. @param {{ from: number }} props where it begins */
export function Counter({ from }) {
  const [count, setCount] = useState(from);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
}
