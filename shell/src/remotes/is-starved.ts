/** How long a probe works, in ms. */
const PROBE_MS = 20;
/** Between two readings of the clock this is no work of ours, in ms; some browsers count in whole ones. */
const GAP_MS = 1.5;
/** More readings than any machine makes meanwhile: a clock that stands still ends the probe, too. */
const MOST_READINGS = 2_000_000;

/**
 * Whether this page gets less than half of a processor: works for a moment without a pause, and looks for the
 * gaps in which something else ran. What the page itself has to do waits meanwhile, so it makes none.
 */
export function isStarved(now: () => number = () => performance.now()): boolean {
  const from = now();
  let last = from;
  let worked = 0;
  for (let reading = 0; last - from < PROBE_MS && reading < MOST_READINGS; reading++) {
    const step = now() - last;
    if (step < GAP_MS) worked += step;
    last += step;
  }
  return worked * 2 < last - from;
}
