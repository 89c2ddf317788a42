import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build.ts';
import { demoAccounts } from './demo-accounts.ts';
import { STATE_DIR } from './paths.ts';
import { type Platform, REMOTES, startPlatform } from './platform.ts';
import { assertPortsFree, configuredPorts, PortError } from './ports.ts';

const ADDRESSES_FILE = join(STATE_DIR, 'addresses.json');

/** `npm start`: builds, starts everything, and stops it on Ctrl-C or SIGTERM. */
export async function main(): Promise<number> {
  const stopAsked = askedToStop();
  try {
    const ports = configuredPorts();
    await assertPortsFree(ports);
    console.log('Building …');
    await buildAll((line) => console.log(line));
    console.log('Starting …');
    const platform = await startPlatform({
      ports,
      dataDir: join(STATE_DIR, 'data'),
      storeDir: join(STATE_DIR, 'store'),
    });
    const crashed = new Promise<number | null>((resolve) => platform.backend.onExit(resolve));
    writeAddresses(platform);
    announce(platform);
    const end = await Promise.race([
      stopAsked.then(() => 'asked' as const),
      crashed.then((code) => ({ code })),
    ]);
    console.log('\nStopping …');
    rmSync(ADDRESSES_FILE, { force: true });
    await platform.stop();
    if (end === 'asked') return 0;
    console.error(`The backend ended by itself with code ${end.code}; everything was stopped.`);
    return 1;
  } catch (error) {
    rmSync(ADDRESSES_FILE, { force: true });
    console.error(
      error instanceof PortError || error instanceof Error ? `\n${error.message}` : error,
    );
    return 1;
  }
}

/** Ctrl-C, SIGTERM, or the end of the npm that runs this: a signal to npm does not reach its script. */
function askedToStop(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
    if (process.env.npm_lifecycle_event === undefined) return;
    const npm = process.ppid;
    setInterval(() => process.ppid !== npm && resolve(), PARENT_CHECK_MS).unref();
  });
}

const PARENT_CHECK_MS = 300;

/** The very last step: whoever waits for the file finds everything answering. */
function writeAddresses({ addresses }: Platform): void {
  const names = ['shell', 'api', 'files', 'mail', 'embed', ...REMOTES] as const;
  const content = {
    ...Object.fromEntries(names.map((name) => [name, { url: addresses[name] }])),
    accounts: demoAccounts,
  };
  mkdirSync(STATE_DIR, { recursive: true });
  writeFileSync(`${ADDRESSES_FILE}.next`, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(`${ADDRESSES_FILE}.next`, ADDRESSES_FILE);
}

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
