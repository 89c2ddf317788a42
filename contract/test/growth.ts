const RUNS = 5;
const TIMES = 30;

/**
 * Exponent by which the time of `work` grows with its size: about 1 for linear, 2 for quadratic. Uses CPU
 * time and the best of several runs, because other processes may be running.
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
