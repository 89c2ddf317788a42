import type { Asset } from '@vitrina/contract/registry';
import { untilLoaded } from '../until-loaded.ts';

/** A background tab paints nothing, so waiting for a paint is limited. */
const LONGEST_WAIT_MS = 3000;

const LARGEST_PAINT = 'largest-contentful-paint';

/**
 * Loads the bundle of a prerendered page after it is visible: the download would delay its picture. Keeps
 * the order, like `defer`. Fetches a lost script again: a readable page must not stay without its application.
 */
export function loadBundle(bundle: readonly Asset[]): void {
  if (bundle.length === 0) return;
  afterPaint(() => {
    for (const script of bundle) void untilLoaded(() => insert(script));
  });
}

/** A script that comes late may run last: each waits for what it needs. */
const insert = ({ url, integrity }: Asset): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = false;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.src = url;
    script.onload = resolve;
    script.onerror = () => {
      // The bundle's loader would wait for an existing script element, even a failed one.
      script.remove();
      reject();
    };
    document.head.append(script);
  });

/** Calls back once when the document is visible. */
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
