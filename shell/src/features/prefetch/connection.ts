/** What some browsers say of the network (https://wicg.github.io/netinfo/). */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Whether nothing may be fetched that nobody asked for: by the visitor's wish, or over a slow network. */
export function isSparing(): boolean {
  const { saveData, effectiveType = '' } = connection();
  return (
    saveData === true ||
    effectiveType.endsWith('2g') ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/** Whether the network is known to be good; browsers that do not say are taken at no risk. */
export const isGood = (): boolean => !isSparing() && connection().effectiveType === '4g';
