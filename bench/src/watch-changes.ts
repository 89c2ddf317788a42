import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type ServerProcess, startBackend, startDatabase } from './backend/servers.ts';

const STREAMS = 500;
const PHASE_MS = 30_000;
const CHANGES_A_SECOND = 10;
/** Wait after the last change; arrivals after it count as lost. */
const REST_MS = 2000;

/** Prints memory, processor time and delays of 500 open streams of changes on one process. */
export async function watchChanges(): Promise<void> {
  const database = await startDatabase();
  await (await startBackend(database, { SEED: 'demo' })).stop();
  const backend = await startBackend(database);
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  try {
    const tokens = await signIn(pool);
    console.log(`\nLive changes: ${STREAMS} people with a stream each, on one process`);
    const before = backend.memoryMb();
    const began = performance.now();
    const arrivals: Arrivals = new Map();
    for (const token of tokens) await openStream(backend.origin, token, agent, arrivals);
    const openedIn = (performance.now() - began) / 1000;
    console.log(`  opened in ${openedIn.toFixed(1)} s, one after the other`);
    const cpu = cpuMeter(backend);
    await wait(PHASE_MS);
    console.log(
      `  memory  ${before.toFixed(0)} MB without, ${backend.memoryMb().toFixed(0)} MB with them`,
    );
    console.log(`  idle    ${cpu().toFixed(1)} s of processor a minute`);
    const delays = await change(pool, arrivals);
    console.log(
      `  ${CHANGES_A_SECOND} changes a second, each to all: ${cpu().toFixed(1)} s of processor a minute, ` +
        `${backend.memoryMb().toFixed(0)} MB`,
    );
    const expected = STREAMS * CHANGES_A_SECOND * (PHASE_MS / 1000);
    const at = (share: number) => delays[Math.floor(share * (delays.length - 1))]?.toFixed(0);
    console.log(
      `  from commit to arrival: half within ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, ` +
        `all within ${at(1)} ms; ${delays.length} of ${expected} arrived`,
    );
  } finally {
    agent.destroy();
    await pool.end();
    await backend.stop();
    await database.close();
  }
}

/** Product -> time of its change on each stream, in ms. */
type Arrivals = Map<number, number[]>;

/** @returns one token per stream, each of another account */
async function signIn(pool: pg.Pool): Promise<string[]> {
  const tokens = Array.from({ length: STREAMS }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
  await pool.query(
    `with people as (
       insert into users (email) select 'flux' || n || '@exemplu.ro' from generate_series(1, $2) n
       returning id)
     insert into sessions (token_hash, user_id, expires_at)
     select hash, id, now() + interval '1 day'
       from (select id, row_number() over () as n from people) as numbered
       join unnest($1::text[]) with ordinality as hashes (hash, n) using (n)`,
    [hashes, STREAMS],
  );
  return tokens;
}

async function openStream(origin: string, token: string, agent: Agent, arrivals: Arrivals) {
  const headers = { authorization: `Bearer ${token}` };
  const [answer] = (await once(
    get(`${origin}/api/changes?after=now`, { headers, agent }),
    'response',
  )) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`The stream answered ${answer.statusCode}.`);
  answer.setEncoding('utf8').on('data', (text: string) => {
    for (const [, id] of text.matchAll(/"kind":"product","id":(\d+)/g))
      arrivals.get(Number(id))?.push(performance.now());
  });
  // Ended with the process.
  answer.on('error', () => {});
  await once(answer, 'data');
}

/** Changes products at an even pace. @returns delays of all arrivals in ms, the shortest first */
async function change(pool: pg.Pool, arrivals: Arrivals): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>('select id from products order by id');
  const delays: number[] = [];
  const deadline = performance.now() + PHASE_MS;
  for (let turn = 0; turn < (PHASE_MS / 1000) * CHANGES_A_SECOND; turn += 1) {
    const id = rows[turn % rows.length]?.id ?? 0;
    const told: number[] = [];
    arrivals.set(id, told);
    await pool.query('update products set stock = stock + 1 where id = $1', [id]);
    const committed = performance.now();
    setTimeout(() => delays.push(...told.map((at) => Math.max(0, at - committed))), REST_MS);
    await wait(Math.max(0, 1000 / CHANGES_A_SECOND - 2));
  }
  await wait(Math.max(0, deadline - performance.now()) + REST_MS);
  return delays.sort((a, b) => a - b);
}

/** @returns a function that returns CPU seconds per minute since its last call */
function cpuMeter({ cpuSeconds }: ServerProcess): () => number {
  let [seconds, at] = [cpuSeconds(), performance.now()];
  return () => {
    const [before, since] = [seconds, at];
    [seconds, at] = [cpuSeconds(), performance.now()];
    return ((seconds - before) * 60_000) / (at - since);
  };
}
