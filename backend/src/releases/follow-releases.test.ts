import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, expect, test } from '@rstest/core';
import type { Registry } from '@vitrina/contract/registry';
import { createRegistryKeys, signRegistry } from '@vitrina/contract/registry-signature';
import { openBucket } from '@vitrina/object-store/bucket';
import { serveBuckets } from '@vitrina/object-store/testing/serve-bucket';
import { asc, eq } from 'drizzle-orm';
import { actAsJob } from '../database/actor.ts';
import { auditEntries, releaseChanges } from '../database/schema.ts';
import { sharedTempFolder } from '../testing/shared-temp-folder.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { followReleases } from './follow-releases.ts';

const database = useTestDatabase();
const folder = sharedTempFolder();
const keys = await createRegistryKeys();
const source = {
  address: new URL(`${pathToFileURL(folder)}/`),
  publicKey: keys.publicKey,
};
beforeEach(async () => {
  await database.db.delete(releaseChanges);
  rmSync(join(folder, 'history'), { recursive: true, force: true });
  mkdirSync(join(folder, 'history'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, value: object) =>
  writeFileSync(join(folder, 'history', name), JSON.stringify(value));

/** Writes a revision like the release tool. */
async function release(revision: number, by?: string, privateKey = keys.privateKey) {
  const shell = { version: '1.0.0', contract: '1.0.0', shared: {}, sharedNames: {} };
  const registry: Registry = {
    ...{ revision, remotes: [] },
    shell: { ...shell, release: `s${revision}` },
  };
  write(`${revision}.json`, await signRegistry(registry, privateKey));
  const note = by && { revision, at: '2026-03-02T10:00:00.000Z', by };
  if (note) write(`${revision}.note.json`, await signRegistry(note, privateKey));
  write('latest.json', { revision });
}
const follow = () => actAsJob('follow releases', () => followReleases(database.db, source));
const told = async () =>
  (await database.db.select().from(releaseChanges).orderBy(asc(releaseChanges.id))).map(
    ({ revision, deed, fromRelease, toRelease, releasedBy }) =>
      `${revision} ${deed} ${fromRelease} ${toRelease} ${releasedBy}`,
  );

test('each revision is written once, with who made it, and the audit records it', async () => {
  await release(0, 'echipa cadru');
  await release(1);
  expect(await follow()).toBe(2);
  expect(await follow()).toBe(0);
  await release(2, 'echipa magazin');
  expect(await follow()).toBe(1);
  expect(await told()).toEqual([
    '0 released null s0 echipa cadru',
    '1 released s0 s1 null',
    '2 released s1 s2 echipa magazin',
  ]);
  const entries = await database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.kind, 'release'))
    .orderBy(asc(auditEntries.id));
  expect(entries.filter(({ action }) => action === 'created').at(-1)).toMatchObject({
    ...{ actorKind: 'job', what: 'follow releases' },
    after: { part: 'shell', deed: 'released', to_release: 's2', released_by: 'echipa magazin' },
  });
});

test('two processes at once write each revision once', async () => {
  for (const revision of [0, 1, 2, 3]) await release(revision, 'echipa');
  await Promise.all([follow(), follow(), follow()]);
  expect(await told()).toHaveLength(4);
});

test('what another key signed, or what stands under the number of another revision, is passed over', async () => {
  const other = await createRegistryKeys();
  await release(0, 'echipa');
  await release(1, 'altcineva', other.privateKey);
  await release(2, 'echipa');
  write('3.json', await signRegistry(revisionOf(2), keys.privateKey));
  write('latest.json', { revision: 3 });
  expect(await follow()).toBe(2);
  expect(await told()).toEqual(['0 released null s0 echipa', '2 released s0 s2 echipa']);
});

test('a spoiled file hides no other revision', async () => {
  for (const revision of [0, 1, 2]) await release(revision, 'echipa');
  writeFileSync(join(folder, 'history/1.json'), '{');
  writeFileSync(join(folder, 'history/2.note.json'), '{');
  expect(await follow()).toBe(2);
  expect(await told()).toEqual(['0 released null s0 echipa', '2 released s0 s2 null']);
});

test('what the key signed, and is no registry, hides no revision after it', async () => {
  for (const revision of [0, 1, 2]) await release(revision, 'echipa');
  writeFileSync(join(folder, 'history/1.json'), readFileSync(join(folder, 'history/1.note.json')));
  expect(await follow()).toBe(2);
  expect(await told()).toEqual(['0 released null s0 echipa', '2 released s0 s2 echipa']);
});

test('a note of another revision does not name who made this one', async () => {
  await release(0);
  const note = { revision: 7, at: '2026-03-02T10:00:00.000Z', by: 'altcineva' };
  write('0.note.json', await signRegistry(note, keys.privateKey));
  await follow();
  expect(await told()).toEqual(['0 released null s0 null']);
});

test('a file that is too large hides no revision after it', async () => {
  for (const revision of [0, 1, 2]) await release(revision, 'echipa');
  writeFileSync(join(folder, 'history/1.json'), ' '.repeat(5_000_000));
  const server = await serve(() => 200);
  const { port } = server.address() as AddressInfo;
  const remote = { ...source, address: new URL(`http://127.0.0.1:${port}/`) };
  expect(await followReleases(database.db, remote)).toBe(2);
  writeFileSync(join(folder, 'history/latest.json'), ' '.repeat(5_000_000));
  await expect(followReleases(database.db, remote)).rejects.toThrow('JSON');
  server.close();
});

test('it is read over http; a store that fails is an error, and nothing is lost by it', async () => {
  await release(0, 'echipa');
  let status = 500;
  const server = await serve(() => status);
  const { port } = server.address() as AddressInfo;
  const remote = { ...source, address: new URL(`http://127.0.0.1:${port}/`) };
  await expect(followReleases(database.db, remote)).rejects.toThrow('answered 500');
  status = 404;
  expect(await followReleases(database.db, remote)).toBe(0);
  status = 200;
  expect(await followReleases(database.db, remote)).toBe(1);
  server.close();
});

test('a bucket that asks for signed requests is read with its keys, and refuses aloud without them', async () => {
  await release(0, 'echipa');
  await release(1, 'echipa');
  const server = await serveBuckets({ buckets: ['versiuni'] });
  const address = `${server.origin}/versiuni`;
  const bucket = openBucket({ address, ...server.credentials });
  const remote = { ...source, address: new URL(`${address}/`) };
  expect(await followReleases(database.db, { ...remote, bucket })).toBe(0);
  for (const file of ['latest.json', '0.json', '0.note.json', '1.json', '1.note.json'])
    await bucket.put(`history/${file}`, readFileSync(join(folder, 'history', file)), {
      type: 'application/json',
    });
  await expect(followReleases(database.db, remote)).rejects.toThrow('RELEASE_S3_ACCESS_KEY_ID');
  const wrong = openBucket({ address, ...server.credentials, secretAccessKey: 'alta' });
  await expect(followReleases(database.db, { ...remote, bucket: wrong })).rejects.toThrow(
    'answered 403',
  );
  expect(await followReleases(database.db, { ...remote, bucket })).toBe(2);
  expect((await told()).at(-1)).toBe('1 released s0 s1 echipa');
  await server.close();
});

function revisionOf(revision: number): Registry {
  return JSON.parse(readFileSync(join(folder, 'history', `${revision}.json`), 'utf8'));
}

async function serve(status: () => number): Promise<Server> {
  const server = createServer((request, answer) => {
    const file = join(folder, request.url ?? '');
    if (status() !== 200 || !existsSync(file))
      return void answer.writeHead(status() === 200 ? 404 : status()).end();
    answer.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return server;
}
