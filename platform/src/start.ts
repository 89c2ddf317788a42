import { join } from 'node:path';
import { removeAddresses, writeAddresses } from './addresses-file.ts';
import { buildAll } from './build.ts';
import { demoAccounts } from './demo-accounts.ts';
import { STATE_DIR } from './paths.ts';
import { type Platform, REMOTES, startPlatform } from './platform.ts';
import { assertPortsFree, configuredPorts, DEFAULT_PORTS, type Ports } from './ports.ts';
import { listenForStop, type StopRequest } from './stop-request.ts';

/** `npm start`: builds, starts everything, and stops it on Ctrl-C or SIGTERM. */
export async function main(): Promise<number> {
  const stop = listenForStop();
  try {
    const ports = configuredPorts();
    await assertPortsFree(ports);
    // Only now: while the ports are taken, the file may be that of a platform that runs.
    removeAddresses();
    console.log('Building …');
    await buildAll((line) => console.log(line), stop.signal);
    return await run(ports, stop);
  } catch (error) {
    if (stop.signal.aborted) return 0;
    console.error(`\n${error instanceof Error ? error.message : error}`);
    return 1;
  }
}

async function run(ports: Ports, stop: StopRequest): Promise<number> {
  console.log('Starting …');
  const home = homeOf(ports);
  const platform = await startPlatform({
    ports,
    dataDir: join(home, 'data'),
    storeDir: join(home, 'store'),
  });
  const crashed = new Promise<number | null>((resolve) => platform.backend.onExit(resolve));
  if (!stop.signal.aborted) {
    announce(platform);
    writeAddresses(platform);
  }
  const end = await Promise.race([
    stop.asked.then(() => 'asked' as const),
    crashed.then((code) => ({ code })),
  ]);
  console.log('\nStopping …');
  removeAddresses();
  await platform.stop();
  if (end === 'asked' || stop.signal.aborted) return 0;
  console.error(`The backend ended by itself with code ${end.code}; everything was stopped.`);
  return 1;
}

/** On other ports a platform of its own: neither takes the other's data or files away when it ends. */
const homeOf = ({ shell }: Ports): string =>
  shell === DEFAULT_PORTS.shell ? STATE_DIR : join(STATE_DIR, `at-${shell}`);

function announce({ addresses }: Platform): void {
  const rows: [string, string][] = [
    ['Platform', addresses.shell],
    ['API', addresses.api],
    ['Files', addresses.files],
    ['Mail (development)', addresses.mail],
    ['Questionnaire embed', addresses.embed],
    ...REMOTES.map((name): [string, string] => [name, addresses[name]]),
  ];
  console.log(`\n${rows.map(([name, url]) => `  ${name.padEnd(22)}${url}`).join('\n')}`);
  console.log('\n  Demonstration accounts');
  for (const { role, email, password } of demoAccounts) {
    console.log(`  ${role.padEnd(8)}${email.padEnd(32)}${password}`);
  }
  console.log('\n  Card 4242 4242 4242 4242, any future date, any CVC. No real payment is made.');
  console.log('  Ctrl-C stops everything.\n');
}
