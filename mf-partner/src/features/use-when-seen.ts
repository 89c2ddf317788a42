import { type RefObject, useEffect, useEffectEvent } from 'react';

export function useWhenSeen(place: RefObject<Element | null>, act: () => unknown): void {
  const onSeen = useEffectEvent(act);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onSeen();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
}
