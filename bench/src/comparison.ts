import { spread } from './statistics.ts';

/** Two or more ways to the same result, measured alternately in one run. The last one is the peer. */
export interface Comparison {
  title: string;
  unit: string;
  prepare(): Promise<{
    ways: Record<string, () => Promise<number>>;
    /** Figures that are the same in each round, such as bytes. */
    facts?: Record<string, string>;
    close(): Promise<void>;
  }>;
}

/** Measures every way once per round, so that a slow phase of the machine affects all of them. */
export async function runComparison(
  { title, unit, prepare }: Comparison,
  rounds: number,
): Promise<void> {
  const { ways, facts = {}, close } = await prepare();
  try {
    const names = Object.keys(ways);
    const values = new Map<string, number[]>(names.map((name) => [name, []]));
    // One round warms caches of the machine and is not counted.
    for (let round = -1; round < rounds; round += 1) {
      for (const name of names) {
        const value = await ways[name]?.();
        if (round >= 0 && value !== undefined) values.get(name)?.push(value);
      }
    }
    report(title, unit, values, facts);
  } finally {
    await close();
  }
}

function report(
  title: string,
  unit: string,
  values: Map<string, number[]>,
  facts: Record<string, string>,
): void {
  const peer = [...values.keys()].at(-1) ?? '';
  const peers = values.get(peer) ?? [];
  const base = spread(peers).median;
  console.log(`\n${title} (${peers.length} rounds, ${unit})`);
  for (const [name, measured] of values) {
    const { median, min, max } = spread(measured);
    const ratio =
      name === peer
        ? ''
        : `   ${(median / base).toFixed(3)} of ${peer}, ${byRound(measured, peers)}`;
    console.log(
      `  ${name.padEnd(14)}${median.toFixed(0).padStart(6)}  [${min.toFixed(0)}..${max.toFixed(0)}]${ratio}`,
    );
  }
  for (const [name, fact] of Object.entries(facts)) console.log(`  ${name}: ${fact}`);
}

/** Ratio within each round, because both ran under the same load. */
function byRound(measured: readonly number[], peers: readonly number[]): string {
  const { min, max } = spread(measured.map((value, round) => value / (peers[round] ?? value)));
  return `by round ${min.toFixed(2)}..${max.toFixed(2)}`;
}
