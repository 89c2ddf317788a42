/** Duration of a probe, in ms. */
const PROBE_MS = 20;
/** A longer gap between two clock readings was another task's work, in ms; some browsers count in whole ms. */
const GAP_MS = 1.5;
/** More readings than any machine makes in that time: ends the probe when the clock does not advance. */
const MAX_READINGS = 2_000_000;

/**
 * Whether this page gets less than half of a processor: spins briefly and adds up the gaps in which
 * something else ran. The page's own work waits meanwhile, so it causes none.
 */
export function isStarved(now: () => number = () => performance.now()): boolean {
  const from = now();
  let last = from;
  let worked = 0;
  for (let reading = 0; last - from < PROBE_MS && reading < MAX_READINGS; reading++) {
    const step = now() - last;
    if (step < GAP_MS) worked += step;
    last += step;
  }
  return worked * 2 < last - from;
}
