import { readArguments } from '@vitrina/federation/read-arguments';
import { buildAll } from '../build.ts';
import { listenForStop } from '../stop-request.ts';
import { instructions } from './instructions.ts';
import { playgroundPorts } from './playground-ports.ts';
import { startPlayground } from './start-playground.ts';

const EXAMPLE = 'mf-blog';

/**
 * `pnpm playground [mf-name…]`: runs what a team needs to make these remotes locally, until Ctrl-C or
 * SIGTERM, and prints the lines to type. Keeps nothing of an earlier playground.
 */
export async function main(args: string[]): Promise<number> {
  const stop = listenForStop();
  try {
    const { positionals } = readArguments(args, {}, 'pnpm playground <name>…');
    const names = positionals.length > 0 ? positionals : [EXAMPLE];
    const ports = await playgroundPorts();
    console.log('Building …');
    await buildAll((line) => console.log(line), stop.signal);
    console.log('Packing what teams install, and starting …');
    const playground = await startPlayground({ names, ports });
    if (!stop.signal.aborted) console.log(instructions(playground));
    await stop.asked;
    console.log('\nStopping …');
    await playground.stop();
    return 0;
  } catch (error) {
    if (stop.signal.aborted) return 0;
    console.error(`\n${error instanceof Error ? error.message : error}`);
    return 1;
  }
}
