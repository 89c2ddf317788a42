import { afterAll, beforeAll, expect, test } from '@rstest/core';
import type { FastifyInstance } from 'fastify';
import { buildApi } from '../app.ts';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { auditEntries } from '../database/schema.ts';
import { createCatalogue } from '../products/catalogue.ts';
import { openChanges } from '../testing/read-changes.ts';
import { hasPgbouncer, startPgbouncer } from '../testing/start-pgbouncer.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';

const runs = process.env.VITRINA_TEST_ALL === '1' && hasPgbouncer();
const through = runs ? test : test.skip;
if (process.env.VITRINA_TEST_ALL === '1' && !hasPgbouncer())
  process.stderr.write('PgBouncer is not installed: live changes are not tried through it.\n');

const direct = useTestApi();
let pooler: Awaited<ReturnType<typeof startPgbouncer>> | undefined;
/** Two processes of the backend, as far as database and pooler can tell. */
let databases: OpenDatabase[] = [];
let apps: FastifyInstance[] = [];
let origins: string[] = [];

beforeAll(async () => {
  if (!runs) return;
  const url = new URL(await urlOfDatabase());
  pooler = await startPgbouncer(url.href);
  databases = [openDatabase(pooler.url), openDatabase(pooler.url)];
  apps = await Promise.all(
    databases.map(({ db }) =>
      buildApi({
        ...direct.context,
        db,
        catalogue: createCatalogue(db, direct.context.config.origins.files),
      }),
    ),
  );
  origins = await Promise.all(apps.map((app) => app.listen({ host: '127.0.0.1', port: 0 })));
});
afterAll(async () => {
  if (!runs) return;
  for (const app of apps) await app.close();
  for (const { close } of databases) await close();
  await pooler?.stop();
});

async function urlOfDatabase(): Promise<string> {
  const url = new URL(process.env.VITRINA_TEST_SERVER ?? '');
  const { rows } = await direct.db.execute<{ name: string }>('select current_database() as name');
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
}

const rename = (app: FastifyInstance | undefined, { user, headers }: SignedIn, name: string) =>
  app?.inject({
    method: 'PUT',
    url: '/api/users/profile',
    headers,
    payload: { name, email: user.email, phone: '0712345678' },
  });

through(
  'ten changes are seen at the other process, none lost over reconnects',
  async () => {
    const [admin, ana] = [await direct.signIn('admin'), await direct.signIn()];
    let after: number | 'now' = 'now';
    const late: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      const stream = await openChanges(origins[turn % 2] ?? '', admin.headers, after);
      const first = (await stream.events.next()).value;
      expect(first?.name).toBe('ready');
      after = first?.id ?? after;
      const at = performance.now();
      expect((await rename(apps[(turn + 1) % 2], ana, `Ana ${turn}`))?.statusCode).toBe(200);
      const { value } = await stream.events.next();
      late.push(performance.now() - at);
      expect(value?.changes).toContainEqual({ kind: 'user', id: ana.user.id });
      after = value?.id ?? after;
      stream.close();
      // Changed while nobody listens.
      await rename(apps[turn % 2], ana, `Ana ${turn} din nou`);
      const again = await openChanges(origins[(turn + 1) % 2] ?? '', admin.headers, after);
      expect((await again.events.next()).value?.name).toBe('ready');
      const missed = (await again.events.next()).value;
      expect(missed?.changes).toContainEqual({ kind: 'user', id: ana.user.id });
      after = missed?.id ?? after;
      again.close();
    }
    expect(Math.max(...late)).toBeLessThan(1000);
  },
  60_000,
);

through(
  'each entry of the audit names who made the change, however connections are shared',
  async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => direct.signIn()));
    const before = await direct.db.$count(auditEntries);
    await Promise.all(
      people.flatMap((person) =>
        Array.from({ length: 5 }, (_, turn) => rename(apps[turn % 2], person, `Nume ${turn}`)),
      ),
    );
    const all = await direct.db.select().from(auditEntries).orderBy(auditEntries.id);
    const entries = all.slice(before);
    expect(entries).toHaveLength(people.length * 5);
    for (const { actorKind, actorId, subjectId } of entries)
      expect({ actorKind, actorId }).toEqual({ actorKind: 'person', actorId: subjectId });
  },
  60_000,
);
