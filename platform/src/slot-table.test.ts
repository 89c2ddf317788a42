import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { PLATFORM_SLOTS } from '@vitrina/contract/slots';
import { readRemoteManifest } from '@vitrina/federation/remote-manifest';
import { packageDir, ROOT } from './paths.ts';
import { REMOTES } from './remotes.ts';

const bySlot = (a: { slot: string }, b: { slot: string }) => a.slot.localeCompare(b.slot);
const manifests = REMOTES.map((name) => readRemoteManifest(packageDir(name)));

test('docs/slots.md has each slot of the platform, with who holds it and who fills it', () => {
  const text = readFileSync(join(ROOT, 'docs/slots.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `([\w-]+)` .*\| `(mf-\w+)` +\| (.*)\|$/gm)];
  const told = rows.map(([, slot = '', holder, fills = '']) => ({
    slot,
    holder,
    fills: [...fills.matchAll(/`(mf-\w+)`/g)].map(([, name]) => name).toSorted(),
  }));
  const built = PLATFORM_SLOTS.map((slot) => ({
    slot,
    holder: manifests.find(({ mounts }) => mounts.some(({ offers }) => offers?.includes(slot)))
      ?.name,
    fills: manifests
      .filter(({ slots }) => slots?.some((fill) => fill.slot === slot))
      .map(({ name }) => name)
      .toSorted(),
  }));
  expect(
    told.toSorted(bySlot),
    'slots in contract/src/slots.ts, offers and slots in remote.json',
  ).toEqual(built.toSorted(bySlot));
});
