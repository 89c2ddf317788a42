import type { Asset } from '@vitrina/contract/registry';

/** In a tab in the background nothing is painted: what waits for a paint does not wait for ever. */
const LONGEST_WAIT_MS = 3000;

const LARGEST_PAINT = 'largest-contentful-paint';

/**
 * Loads the bundle of a prerendered page once people see it: the download would delay its picture.
 * The order is kept, as `defer` would.
 */
export function loadBundle(bundle: readonly Asset[]): void {
  if (bundle.length === 0) return;
  afterPaint(() => {
    for (const { url, integrity } of bundle) {
      const script = document.createElement('script');
      script.async = false;
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      script.src = url;
      // The bundle's own loader would wait for a script that stands here already, and has failed.
      script.onerror = () => script.remove();
      document.head.append(script);
    }
  });
}

/** Calls back once, when people see the document. */
export function afterPaint(work: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    work();
  };
  setTimeout(once, LONGEST_WAIT_MS);
  // The second frame begins after the first was rendered, but before it is on the screen.
  if (PerformanceObserver.supportedEntryTypes.includes(LARGEST_PAINT))
    new PerformanceObserver(once).observe({ type: LARGEST_PAINT, buffered: true });
  else requestAnimationFrame(() => requestAnimationFrame(once));
}
