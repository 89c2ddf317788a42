import { useCallback } from 'react';

/* Compiled into each package that asks for it, as `profile.ts`. */

const CONTROL = 'a[href], button, input, select, textarea';
/** What may be pressed once more by mistake; a choice or a text of another row must not change so. */
const PRESSED = 'a[href], button, [type="checkbox"]';
/** What lies over the page for a while; the focus comes back from there. */
const PASSING = 'dialog, [aria-live]';
const NOTED = ['focusin', 'pointerdown'] as const;

/**
 * Keeps the keyboard's place. A control that is disabled while it saves gets the focus back; one that
 * goes with its row leaves it to the next row, one of a form to the control after it, any other to what
 * can be focused around it, and at last to the heading of the page.
 * @returns for the element around all pages
 */
export function useLastingFocus() {
  return useCallback((root: HTMLElement | null) => {
    if (!root) return;
    let place: HTMLElement | null = null;
    let heading: HTMLElement | null = null;
    const note = ({ type, target }: Event) => {
      if (!(target instanceof HTMLElement) || target.closest(PASSING)) return;
      // A press on what has the focus already is not told as focus.
      if (type === 'pointerdown' && place?.contains(target)) return;
      place = type === 'focusin' && root.contains(target) ? target : null;
      heading = root.querySelector('h1');
    };
    const keep = (records: MutationRecord[]) => {
      for (const record of records)
        for (const gone of record.removedNodes)
          if (place && gone.contains(place)) {
            const heir = heirOf(place, gone, record);
            place = root.contains(heir) ? heir : heading;
          }
      if (document.activeElement !== document.body || place?.matches(':disabled')) return;
      // Another page has a beginning of its own.
      if (!place?.isConnected || !heading?.isConnected) return;
      if (place === heading) heading.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(keep);
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    for (const type of NOTED) document.addEventListener(type, note, true);
    return () => {
      observer.disconnect();
      for (const type of NOTED) document.removeEventListener(type, note, true);
    };
  }, []);
}

/** Where the focus goes from a control that is gone with `gone`; `null`: nowhere near. */
function heirOf(
  control: HTMLElement,
  gone: Node,
  { target, nextSibling, previousSibling }: MutationRecord,
): HTMLElement | null {
  if (gone instanceof HTMLTableRowElement) {
    const row = [nextSibling, previousSibling].find(isRowInSight);
    const index = [...gone.querySelectorAll(CONTROL)].indexOf(control);
    const same = row?.querySelectorAll<HTMLElement>(CONTROL)[index];
    if (same?.matches(PRESSED)) return same;
    if (row) return row.querySelector<HTMLElement>('a[href], button');
  }
  const around = (target as Element).closest<HTMLElement>('form, [tabindex]');
  return around?.matches('form') ? nearest(around, nextSibling ?? target) : around;
}

/** The control of a form that follows a place in it; the last one where none does. */
function nearest(form: HTMLElement, place: Node): HTMLElement | null {
  const controls = [...form.querySelectorAll<HTMLElement>(CONTROL)].filter(
    (control) => !control.matches(':disabled') && control.checkVisibility(),
  );
  const follows = (control: HTMLElement) =>
    place.contains(control) ||
    (place.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return controls.find(follows) ?? controls.at(-1) ?? null;
}

/** A row that was only scrolled away lies far from what is seen, and so do its neighbours. */
function isRowInSight(node: Node | null): node is HTMLTableRowElement {
  if (!(node instanceof HTMLTableRowElement) || !node.isConnected) return false;
  const { top, bottom } = node.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && node.querySelector(CONTROL) !== null;
}
