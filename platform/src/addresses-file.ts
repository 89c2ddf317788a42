import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts } from './demo-accounts.ts';
import { STATE_DIR } from './paths.ts';
import type { Platform } from './platform.ts';

/** Exists only while all addresses in it answer. */
const ADDRESSES_FILE = join(STATE_DIR, 'addresses.json');

/** Atomic: readers see the whole file or none. */
export function writeAddresses({ addresses, remotes }: Platform): void {
  const parts = ['shell', 'api', 'files', 'mail', 'embed'] as const;
  const urls: Array<[name: string, url: string]> = [
    ...parts.map((name): [string, string] => [name, addresses[name]]),
    ...remotes.map(({ name, url }): [string, string] => [name, url]),
  ];
  const content = {
    ...Object.fromEntries(urls.map(([name, url]) => [name, { url }])),
    accounts: demoAccounts.map(({ role, email, password }) => ({ role, email, password })),
  };
  mkdirSync(STATE_DIR, { recursive: true });
  writeFileSync(`${ADDRESSES_FILE}.next`, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(`${ADDRESSES_FILE}.next`, ADDRESSES_FILE);
}

export const removeAddresses = (): void => rmSync(ADDRESSES_FILE, { force: true });
