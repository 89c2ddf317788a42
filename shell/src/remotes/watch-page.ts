import { isStarved } from './is-starved.ts';
import type { Harm } from './telemetry-event.ts';
import { watchHooks } from './watched-hooks.ts';

const EVERY_MS = 2000;
/** Harm that may be momentary on an honest page must last this many checks in a row. */
const LASTING = 5;

/**
 * Watches from outside React's tree for harm that a remote's code does to the whole page. Such code cannot be
 * unloaded, so harm is only reported.
 * @param harmed called once for each kind; `detail` names a function of the page
 * @param isRemotesTime whether a change since the last check can be attributed to a remote. Browser extensions
 *   make the same changes at any time; changes that cannot be attributed become the page's new state
 * @param starved whether other programs take the processor from this page
 * @returns call it after code of a remote was loaded
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

/** Whether `is` was true at each of the last checks. */
function lasting(is: () => boolean): () => boolean {
  let looks = 0;
  return () => {
    looks = is() ? looks + 1 : 0;
    return looks >= LASTING;
  };
}

/**
 * True when the page was busy at all of the last checks: a task of the lowest priority did not run.
 * `requestIdleCallback` would not do: it waits for a frame that ends early, which an animated page on a slow
 * machine never has. Checks on a starved page do not count.
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

/** Elements that may cover the page: layers that are in front by nature, and the bank's own window. */
const IN_FRONT = 'dialog, [popover], [role=dialog], [role=alertdialog], iframe';

function isHeaderCovered(): boolean {
  const link = header()?.querySelector('a');
  // Hidden during the session check.
  if (!link || document.documentElement.dataset.session !== undefined) return false;
  const { left, top, width, height } = link.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  const front = document.elementFromPoint(x, y);
  return front !== null && !link.contains(front) && !front.closest(IN_FRONT);
}

/** Calls back when a press on the header did not reach it. */
function watchClicks(swallowed: () => void): void {
  // The window's first listener: those of remotes run after it.
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
