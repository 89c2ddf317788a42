import { useEffect, useState } from 'react';

/**
 * Debounces `value`: the returned one follows once it has not changed for `ms` milliseconds.
 * @example
 * import { useState } from 'react';
 * const [typed, setTyped] = useState('');
 * const wanted = useRested(typed.trim(), 250); // search for this
 * const field = <input value={typed} onChange={({ target }) => setTyped(target.value)} />;
 */
export function useRested<T>(value: T, ms: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
