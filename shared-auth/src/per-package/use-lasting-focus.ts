import { useCallback } from 'react';

const CONTROL = 'a[href], button, input, select, textarea';
/**
 * Controls that another row may focus: pressing one again by mistake is harmless, while typing into another
 * row's field changes data.
 */
const PRESSED = 'a[href], button, [type="checkbox"]';
/** Temporary layers over the page, from which focus returns. */
const PASSING = 'dialog, [aria-live]';
const NOTED = ['focusin', 'pointerdown'] as const;

/**
 * Restores focus when the focused control is disabled or removed: a control disabled while saving gets it
 * back; a removed one passes it to the next row, the next control of its form, or what is focusable around
 * it, and finally to the page's heading.
 * @returns ref for the element around all pages
 * @example
 * import { Outlet } from 'react-router-dom';
 * const layout = (
 *   <div ref={useLastingFocus()}>
 *     <Outlet />
 *   </div>
 * );
 */
export function useLastingFocus() {
  return useCallback((root: HTMLElement | null) => {
    if (!root) return;
    let place: HTMLElement | null = null;
    let heading: HTMLElement | null = null;
    const note = ({ type, target }: Event) => {
      if (!(target instanceof HTMLElement) || target.closest(PASSING)) return;
      // A press on the focused element causes no focus event.
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
      // A new page sets its own initial focus.
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

/** The element that gets the focus when `control` was removed with `gone`; `null` when there is none nearby. */
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

/** The form's control after a place in it; the last one when none follows. */
function nearest(form: HTMLElement, place: Node): HTMLElement | null {
  const controls = [...form.querySelectorAll<HTMLElement>(CONTROL)].filter(
    (control) => !control.matches(':disabled') && control.checkVisibility(),
  );
  const follows = (control: HTMLElement) =>
    place.contains(control) ||
    (place.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return controls.find(follows) ?? controls.at(-1) ?? null;
}

/** Skips rows out of view: focusing one would put the keyboard far from what the person sees. */
function isRowInSight(node: Node | null): node is HTMLTableRowElement {
  if (!(node instanceof HTMLTableRowElement) || !node.isConnected) return false;
  const { top, bottom } = node.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && node.querySelector(CONTROL) !== null;
}
