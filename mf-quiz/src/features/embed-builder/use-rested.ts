import { useEffect, useState } from 'react';

/** Long enough for a picker that tells every colour on its way, and for the next letter. */
const REST_MS = 400;

/** `value` as it is once it has not changed for a while. */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
