import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/* Compiled into each package that asks for it, as `profile.ts`. */

/**
 * Brings a section of the page, or a field, into view, once it is there, when the address names it.
 * @param placeIn the part of a long section to begin at
 * @returns for the section or the field
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
