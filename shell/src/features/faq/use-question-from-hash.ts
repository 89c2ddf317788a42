import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens the question that the address names, and takes the keyboard there. */
export function useQuestionFromHash(): void {
  // A new location with each press, also on the link of a question that was closed since.
  const location = useLocation();
  useEffect(() => {
    const item = document.getElementById(location.hash.slice(1));
    if (!(item instanceof HTMLDetailsElement)) return;
    item.open = true;
    item.querySelector('summary')?.focus({ preventScroll: true });
    item.scrollIntoView({ block: 'start' });
  }, [location]);
}
