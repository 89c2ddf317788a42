import { join } from 'node:path';
import { deploymentConfig } from '@vitrina/federation/config-of-env';
import { configuredPorts } from '@vitrina/federation/ports';
import { readArguments } from '@vitrina/federation/read-arguments';
import { watchPages } from '@vitrina/federation/release/pages/watch-pages';
import { removeAddresses, writeAddresses } from './addresses-file.ts';
import { buildAll } from './build.ts';
import { demoAccounts } from './demo-accounts.ts';
import { ROOT } from './paths.ts';
import { type Platform, type PlatformOptions, startPlatform } from './platform.ts';
import { assertPortsFree, stateDirOf } from './ports.ts';
import { listenForStop, type StopRequest } from './stop-request.ts';

/**
 * `npm start`: builds and starts everything; stops on Ctrl-C or SIGTERM. Takes only the brand from a
 * configuration (`VITRINA_CONFIG`); addresses are local.
 */
export async function main(args: string[]): Promise<number> {
  const stop = listenForStop();
  try {
    readArguments(args, {}, 'pnpm start');
    const ports = configuredPorts(ROOT);
    const brand = deploymentConfig()?.brand;
    await assertPortsFree(ports);
    // Only after the port check: until then the file may belong to a running platform.
    removeAddresses();
    console.log('Building …');
    await buildAll((line) => console.log(line), stop.signal);
    return await run({ ports, ...(brand && { brand }) }, stop);
  } catch (error) {
    if (stop.signal.aborted) return 0;
    console.error(`\n${error instanceof Error ? error.message : error}`);
    return 1;
  }
}

async function run(
  { ports, ...options }: Pick<PlatformOptions, 'ports' | 'brand'>,
  stop: StopRequest,
): Promise<number> {
  console.log('Starting …');
  const home = stateDirOf(ports);
  const platform = await startPlatform({
    ...options,
    ports,
    dataDir: join(home, 'data'),
    storeDir: join(home, 'store'),
    say: (line) => console.error(line),
  });
  if (!stop.signal.aborted) {
    announce(platform);
    writeAddresses(platform);
  }
  await watchPages({ ...platform.pages(), signal: stop.signal }, (line) => console.error(line));
  await stop.asked;
  console.log('\nStopping …');
  removeAddresses();
  await platform.stop();
  return 0;
}

function announce({ addresses, remotes }: Platform): void {
  const rows: [string, string][] = [
    ['Platform', addresses.shell],
    ['API', addresses.api],
    ['Files', addresses.files],
    ['Mail (development)', addresses.mail],
    ['Embed', addresses.embed],
    ...remotes.map(({ name, url }): [string, string] => [name, url]),
  ];
  console.log(`\n${rows.map(([name, url]) => `  ${name.padEnd(22)}${url}`).join('\n')}`);
  console.log('\n  Demonstration accounts');
  for (const { role, email, password, note = '' } of demoAccounts) {
    console.log(`  ${role.padEnd(8)}${email.padEnd(32)}${password.padEnd(20)}${note}`.trimEnd());
  }
  console.log('\n  Card 4242 4242 4242 4242, any future date, any CVC. No real payment is made.');
  console.log('  Ctrl-C stops everything.\n');
}
