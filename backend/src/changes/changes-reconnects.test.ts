import { EventEmitter, once } from 'node:events';
import { beforeAll, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../database/database.ts';
import { changes, orders } from '../database/schema.ts';
import type { SignedIn } from '../testing/start-test-api.ts';
import {
  addOrder,
  GUEST_ORDER,
  type Listening,
  nextChanges,
  useTwoProcesses,
} from '../testing/two-processes.ts';
import { numberAllChanges } from './changes-repository.ts';

const processes = useTwoProcesses();
const { api, listen } = processes;
let admin: SignedIn;

beforeAll(async () => {
  admin = await api.signIn('admin');
});

test('who comes back is told what they missed, each change once', async () => {
  const before = await listen(admin);
  const id = await addOrder(api.db, null);
  const told = await before.events.next();
  before.close();
  const missed = await addOrder(api.db, null);
  const again = await listen(admin, { after: told.value?.id ?? 0 });
  expect(again.first).toMatchObject({ name: 'ready', id: told.value?.id });
  const got = await nextChanges(again);
  expect(got).toContainEqual({ kind: 'order', id: missed });
  expect(got).not.toContainEqual({ kind: 'order', id });
  again.close();
});

test('a page is told what was committed since it began to read, and no more', async () => {
  const age = async (ms: number) => listen(admin, { after: `now&age=${ms}` });
  const seen = await addOrder(api.db, null);
  await numberAllChanges(api.db);
  await api.db.update(changes).set({ numberedAt: sql`now() - interval '20 seconds'` });
  const quiet = await age(10_000);
  const missed = await addOrder(api.db, null);
  expect(await nextChanges(quiet)).toEqual([{ kind: 'order', id: missed }]);
  quiet.close();
  const late = await age(10_000);
  expect(late.first?.name).toBe('ready');
  expect(await nextChanges(late)).toEqual([{ kind: 'order', id: missed }]);
  late.close();
  const early = await age(30_000);
  const told = await nextChanges(early);
  expect(told).toContainEqual({ kind: 'order', id: seen });
  early.close();
  // An older release stored no time of numbering, so the change may be new.
  await api.db.update(changes).set({ numberedAt: null });
  const unsure = await age(10);
  expect(await nextChanges(unsure)).toContainEqual({ kind: 'order', id: seen });
  unsure.close();
});

test('who was away for longer than changes are kept asks for everything again', async () => {
  const before = await listen(admin);
  const known = before.first?.id ?? 0;
  before.close();
  await addOrder(api.db, null);
  const stream = await listen(admin);
  await api.db.delete(changes).where(sql`${changes.number} is not null`);
  expect((await listen(admin, { after: known })).first?.name).toBe('again');
  // A database restored from an older copy has lower numbers.
  expect((await listen(admin, { after: known + 1_000_000 })).first?.name).toBe('again');
  stream.close();
});

test('nothing is lost and nothing doubled over a hundred reconnects, whatever order commits come in', async () => {
  const reader = await api.signIn('admin');
  const [written, seen]: [number[], number[]] = [[], []];
  let isWriting = true;
  /** Adds orders in transactions that stay open for up to 20 ms, so that they overlap. */
  const write = async () => {
    while (isWriting)
      await inTransaction(api.db, async (tx) => {
        const [row] = await tx.insert(orders).values(GUEST_ORDER).returning();
        await tx.execute(sql`select pg_sleep(random() * 0.02)`);
        written.push(row?.id ?? 0);
      });
  };
  // The first entry creates the guest's audit key; concurrent ones would wait for its commit.
  await addOrder(api.db, null);
  const start = await listen(reader);
  let after = start.first?.id ?? 0;
  start.close();
  const steps = new EventEmitter();
  const begun = once(steps, 'begun');
  const slow = inTransaction(api.db, async (tx) => {
    const [row] = await tx.insert(orders).values(GUEST_ORDER).returning();
    steps.emit('begun', row?.id);
    await once(steps, 'commit');
  });
  const [slowId] = await begun;
  const writers = Array.from({ length: 4 }, write);
  // Both processes number and read all the time, and compete.
  const others = [await listen(admin), await listen(admin, { at: processes.otherOrigin })];

  const read = async (stream: Listening) => {
    const { value, done } = await stream.events.next();
    if (done) throw new Error('The stream ended.');
    expect(value.name).toBe('change');
    after = value.id;
    for (const { kind, id } of value.changes) if (kind === 'order') seen.push(id);
  };
  try {
    for (let turn = 0; turn < 100; turn += 1) {
      if (turn === 50) {
        steps.emit('commit');
        await slow;
      }
      const stream = await listen(reader, {
        at: turn % 2 ? processes.origin : processes.otherOrigin,
        after,
      });
      expect(stream.first?.name).toBe('ready');
      // The others are closed before they read anything.
      if (turn % 3 === 0) await read(stream);
      stream.close();
    }
  } finally {
    isWriting = false;
    await Promise.all(writers);
  }
  const stream = await listen(reader, { after });
  while (seen.length < written.length + 1) await read(stream);
  for (const open of [stream, ...others]) open.close();

  expect(written.length).toBeGreaterThan(100);
  expect(seen.toSorted((a, b) => a - b)).toEqual([slowId, ...written].toSorted((a, b) => a - b));
  // The lowest id, committed half-way through.
  expect(seen.indexOf(slowId)).toBeGreaterThan(20);
}, 60_000);
