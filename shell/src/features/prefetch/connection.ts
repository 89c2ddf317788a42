/** Network information of some browsers (https://wicg.github.io/netinfo/). */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Whether nothing may be prefetched: `Save-Data`, or a slow network. */
export function isSparing(): boolean {
  const { saveData, effectiveType = '' } = connection();
  return (
    saveData === true ||
    effectiveType.endsWith('2g') ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/** Whether the network is known to be good; false in browsers that do not say. */
export const isGood = (): boolean => !isSparing() && connection().effectiveType === '4g';
