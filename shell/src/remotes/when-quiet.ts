import { queryClient } from '@vitrina/shared-auth/query';

/** The longest wait for each step, in ms; content waits no longer. */
const PATIENCE_MS = 3000;

/**
 * Waits until the page has loaded what it needs: the document's own files, the pending answers, and an idle
 * moment.
 */
export async function whenQuiet(): Promise<void> {
  await atMost(whenDocumentLoaded);
  await whenIdle();
  await atMost(whenAnswered);
}

function whenDocumentLoaded(done: () => void): void {
  if (document.readyState === 'complete') done();
  else addEventListener('load', done, { once: true });
}

/** Safari has no idle callbacks. */
const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(resolve, { timeout: PATIENCE_MS })
      : setTimeout(resolve),
  );

function whenAnswered(done: () => void): void {
  const look = () => {
    if (queryClient.isFetching() > 0) return;
    stop();
    done();
  };
  const stop = queryClient.getQueryCache().subscribe(look);
  look();
}

const atMost = (wait: (done: () => void) => void): Promise<void> =>
  new Promise((resolve) => {
    wait(resolve);
    setTimeout(resolve, PATIENCE_MS);
  });
