/** State of a page's content: still loading, complete, or failed. */
type State = 'loading' | 'complete' | 'failed';

interface CompleteOptions {
  /** Of the prerendered page. */
  hasFooter: boolean;
  /** Loading failed; it may still complete, and fail again. */
  onFailure: () => void;
}

/**
 * Waits until no part of a page is `aria-busy`. Also waits for a page that reports a failure in an alert,
 * because its data may arrive when the connection returns.
 */
export function whenComplete(
  stage: Element,
  { hasFooter, onFailure }: CompleteOptions,
): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const state = stateOf(stage, hasFooter);
      if (state === 'failed') onFailure();
      if (state !== 'complete') return;
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
  return hasFooter && !stage.querySelector('footer') ? 'loading' : 'complete';
}
