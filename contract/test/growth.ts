const RUNS = 2;
const ROUNDS = 3;
const TIMES = 30;

/**
 * Exponent by which the time of `work` grows with its size: about 1 for linear, 2 for quadratic. Uses CPU
 * time and the best of several rounds: other threads of this process count too, and may run in one of them.
 */
export const growth = (work: (size: number) => unknown, size: number): number =>
  Math.min(...Array.from({ length: ROUNDS }, () => exponent(work, size)));

function exponent(work: (size: number) => unknown, size: number): number {
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
