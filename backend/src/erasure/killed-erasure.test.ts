import { expect, test } from '@rstest/core';
import { PERMISSIONS } from '@vitrina/contract/rules/permissions';
import { users } from '../database/schema.ts';
import { insertKnownPerson, KNOWN } from '../testing/insert-known-person.ts';
import { runUntilKilled, statementsIn } from '../testing/run-until-killed.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { useProgram } from '../testing/use-program.ts';
import { whereKnown } from '../testing/where-known.ts';

const program = useProgram('src/testing/erase-until-killed.ts');
/** Every n-th statement; each death needs a new process. */
const STRIDE = process.env.VITRINA_TEST_ALL ? 1 : 15;
const database = useTestDatabase();

/** Runs in another process. @returns its number of statements; null when it was killed */
async function erase(actorId: number, id: number, killBefore: number): Promise<number | null> {
  const args = [database.url, actorId, id, killBefore];
  return statementsIn(await runUntilKilled(program.path, database.db, args));
}

test('an erasure that is killed erased nothing, and the next one all', async () => {
  const { db } = database;
  const everything = { role: 'admin' as const, permissions: [...PERMISSIONS] };
  const [admin] = await db
    .insert(users)
    .values({ email: 'ilinca@exemplu.ro', ...everything })
    .returning({ id: users.id });
  const id = await insertKnownPerson(db);
  const known = await whereKnown(db, KNOWN);
  const run = (killBefore: number) => erase(admin?.id ?? 0, id, killBefore);
  let deaths = 0;
  let whole: number | null = null;
  for (let killBefore = 2; whole === null; killBefore += STRIDE) {
    expect(await whereKnown(db, KNOWN)).toEqual(known);
    whole = await run(killBefore);
    if (whole === null) deaths += 1;
  }
  expect(deaths).toBeGreaterThan(2);
  expect(await whereKnown(db, KNOWN)).toEqual(['orders', 'withdrawals']);
}, 120_000);
