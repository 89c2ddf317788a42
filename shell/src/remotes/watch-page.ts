import { isStarved } from './is-starved.ts';
import type { Harm } from './telemetry-event.ts';
import { watchHooks } from './watched-hooks.ts';

const EVERY_MS = 2000;
/** What may be a moment of an honest page has to last: so many looks in a row. */
const LASTING = 5;

/**
 * Looks at the page from outside of React's tree for what code of one remote does to all of it. It
 * cannot be undone, because code of the same page cannot be unloaded: it can be said.
 * @param harmed called once for each kind; `detail` names a function of the page
 * @param isRemotesTime whether a change since the last look can be put on a remote. An extension of the
 *   browser changes the same things, at any time: what nobody can be blamed for is the page's new state
 * @param starved whether other programs keep this page from its work
 * @returns what to call after code of a remote was loaded
 */
export function watchPage(
  harmed: (harm: Harm, detail?: string) => void,
  isRemotesTime: () => boolean = () => true,
  starved = isStarved,
): () => void {
  const told = new Set<Harm>();
  const tell = (harm: Harm, detail?: string) => {
    if (told.has(harm)) return;
    told.add(harm);
    harmed(harm, detail);
  };

  const changedHooks = watchHooks();
  const countSheets = () => document.adoptedStyleSheets?.length ?? 0;
  let sheets = countSheets();
  const look = () => {
    const [changed] = changedHooks();
    const isStyled = countSheets() > sheets;
    sheets = countSheets();
    if (!isRemotesTime()) return;
    if (changed) tell('hooks', changed);
    if (isStyled) tell('style');
  };

  watchClicks(() => tell('clicks'));
  const lasts = { covered: lasting(isHeaderCovered), busy: watchBusy(starved) };
  setInterval(() => {
    look();
    if (document.visibilityState !== 'visible') return;
    if (lasts.covered()) tell('covered');
    if (lasts.busy()) tell('busy');
  }, EVERY_MS);
  return look;
}

/** Whether something was so at each of the last looks. */
function lasting(is: () => boolean): () => boolean {
  let looks = 0;
  return () => {
    looks = is() ? looks + 1 : 0;
    return looks >= LASTING;
  };
}

/**
 * Tells when the page came to the end of its work at no moment of so many looks. A task of the lowest
 * priority says so; `requestIdleCallback` would not: it wants a frame to end early, which those of a page in
 * which something moves do not on a slow machine. A look says nothing while the machine keeps the
 * page from its work.
 */
function watchBusy(starved: () => boolean): () => boolean {
  if (!('scheduler' in globalThis)) return () => false;
  let rested = true;
  let looks = 0;
  return () => {
    if (rested) {
      looks = 0;
      rested = false;
      void scheduler.postTask(
        () => {
          rested = true;
        },
        { priority: 'background' },
      );
    } else if (!starved()) looks += 1;
    return looks >= LASTING;
  };
}

/** What may lie over the page: what is in front by its nature, and the bank's own window. */
const IN_FRONT = 'dialog, [popover], [role=dialog], [role=alertdialog], iframe';

function isHeaderCovered(): boolean {
  const link = header()?.querySelector('a');
  // It is hidden while it is not known who is here.
  if (!link || document.documentElement.dataset.session !== undefined) return false;
  const { left, top, width, height } = link.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  const front = document.elementFromPoint(x, y);
  return front !== null && !link.contains(front) && !front.closest(IN_FRONT);
}

/** Tells when a press on the header did not come to it. */
function watchClicks(swallowed: () => void): void {
  // The first listener of the window: those of remotes come after it.
  addEventListener(
    'click',
    ({ target }) => {
      const pressed = header();
      if (!(target instanceof Node) || !pressed?.contains(target)) return;
      let came = false;
      const come = () => {
        came = true;
      };
      pressed.addEventListener('click', come, { capture: true, once: true });
      setTimeout(() => {
        pressed.removeEventListener('click', come, { capture: true });
        if (!came) swallowed();
      });
    },
    { capture: true },
  );
}

const header = () => document.querySelector('header');
