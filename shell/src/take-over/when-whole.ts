/** What a page shows beside its frame: still loading, what it has to show, or that it failed. */
type State = 'loading' | 'whole' | 'failed';

interface WholeOptions {
  /** Of the page that stands in the HTML. */
  hasFooter: boolean;
  /** From now on it takes longer than anybody waits, or failed; it may come all the same. */
  onTrouble: () => void;
}

/** Longer than a mount may take. In ms. */
const PATIENCE_MS = 12_000;

/**
 * Waits until a page has nothing left to load: no part of it is `aria-busy`. A page that says in an
 * alert that it failed is waited for as well, because its data may come with the connection.
 */
export function whenWhole(stage: Element, { hasFooter, onTrouble }: WholeOptions): Promise<void> {
  return new Promise((resolve) => {
    let troubled = false;
    const trouble = () => {
      if (!troubled) onTrouble();
      troubled = true;
    };
    const timer = setTimeout(trouble, PATIENCE_MS);
    const look = () => {
      const state = stateOf(stage, hasFooter);
      if (state === 'failed') trouble();
      if (state !== 'whole') return;
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(stage, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
    look();
  });
}

function stateOf(stage: Element, hasFooter: boolean): State {
  const main = stage.querySelector('main');
  if (!main?.firstElementChild) return 'loading';
  if (main.querySelector('[role="alert"]')) return 'failed';
  if (main.querySelector('[aria-busy="true"]')) return 'loading';
  return hasFooter && !stage.querySelector('footer') ? 'loading' : 'whole';
}
