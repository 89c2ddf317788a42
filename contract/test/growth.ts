const RUNS = 5;
const TIMES = 30;

/**
 * By which power the time of `work` grows with its size: about 1 where it grows with it, 2 with its square.
 * Of the processor's time, each the best of a few, for others may work on the same one.
 */
export function growth(work: (size: number) => unknown, size: number): number {
  const [once = 0, often = 0] = [size, TIMES * size].map((amount) =>
    Math.min(...Array.from({ length: RUNS }, () => timeOf(() => work(amount)))),
  );
  return Math.log(often / once) / Math.log(TIMES);
}

function timeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
