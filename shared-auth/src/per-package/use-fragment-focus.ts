import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to a section or field named by the address, once it exists.
 * @param placeIn element of a long section to start at
 * @returns ref for the section or field
 * @param isThere false while the section waits for its data
 * @example
 * import { useQuery } from '@tanstack/react-query';
 * import { asksQuery } from '@vitrina/shared-auth/per-package/room/asks-query';
 * const { data } = useQuery(asksQuery(12));
 * const section = useFragmentFocus('de-trimis', data != null); // for links to #de-trimis
 * const asks = data && <section ref={section} tabIndex={-1} />;
 */
export function useFragmentFocus<Part extends HTMLElement = HTMLElement>(
  fragment: string,
  isThere: boolean,
  placeIn: (section: HTMLElement) => HTMLElement | null = noPlace,
): RefObject<Part | null> {
  const { hash, key } = useLocation();
  const section = useRef<Part>(null);
  const done = useRef('');
  useEffect(() => {
    if (!isThere || hash !== `#${fragment}` || done.current === key) return;
    done.current = key;
    const place = section.current && (placeIn(section.current) ?? section.current);
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'start' });
  }, [fragment, hash, key, isThere, placeIn]);
  return section;
}

const noPlace = () => null;
