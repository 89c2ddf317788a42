import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

export function useQuestionFromHash(): void {
  // A new location per press, also for a question closed meanwhile.
  const location = useLocation();
  useEffect(() => {
    const item = document.getElementById(location.hash.slice(1));
    if (!(item instanceof HTMLDetailsElement)) return;
    item.open = true;
    item.querySelector('summary')?.focus({ preventScroll: true });
    item.scrollIntoView({ block: 'start' });
  }, [location]);
}
