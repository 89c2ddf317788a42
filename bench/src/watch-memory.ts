import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type ServerProcess, startBackend, startDatabase } from './backend/servers.ts';

const MINUTES = 10;
const SAMPLE_MS = 5_000;
const VISITORS = 8;
/** Pause between a visitor's calls, so that the process is busy, not saturated. */
const PAUSE_MS = 40;
const STOCK = 1_000_000_000;
const BUYER = {
  ...{ name: 'Ana Exemplu', email: 'ana@exemplu.ro', phone: '0712345678', zip: '400001' },
  ...{ county: 'Cluj', locality: 'Cluj-Napoca', address: 'Strada Exemplu 1' },
};

/** Prints the memory of the backend's process for each of ten minutes of mixed calls. */
export async function watchMemory(): Promise<void> {
  const database = await startDatabase();
  // Another process draws the demonstration's pictures, so that their memory is not measured.
  await (await startBackend(database, { SEED: 'demo' })).stop();
  const productId = await stockUp(database.url);
  const backend = await startBackend(database);
  try {
    console.log(`\nMemory of the backend, ${VISITORS} visitors for ${MINUTES} minutes`);
    for (let minute = 1; minute <= MINUTES; minute += 1) {
      const { calls, memory } = await oneMinute(backend, productId);
      const [lowest, highest] = [Math.min(...memory), Math.max(...memory)];
      console.log(
        `  minute ${String(minute).padStart(2)}  ${String(calls).padStart(7)} calls  ` +
          `${lowest.toFixed(0)}..${highest.toFixed(0)} MB`,
      );
    }
  } finally {
    await backend.stop();
    await database.close();
  }
}

/** @returns the id of a product that does not run out */
async function stockUp(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `update products set stock = ${STOCK}, price_bani = 5000
        where id = (select min(id) from products where deleted_at is null) returning id`,
    );
    const id = rows[0]?.id;
    if (id === undefined) throw new Error('The demonstration has no product.');
    return id;
  } finally {
    await client.end();
  }
}

async function oneMinute({ origin, memoryMb }: ServerProcess, productId: number) {
  const deadline = Date.now() + 60_000;
  const memory: number[] = [];
  let calls = 0;
  const visit = async () => {
    while (Date.now() < deadline) {
      await callInTurn(origin, productId, calls);
      calls += 1;
      await wait(PAUSE_MS);
    }
  };
  const sample = async () => {
    while (Date.now() < deadline) {
      memory.push(memoryMb());
      await wait(SAMPLE_MS);
    }
  };
  await Promise.all([sample(), ...Array.from({ length: VISITORS }, visit)]);
  return { calls, memory };
}

/** Of a hundred calls: 80 read the shop, 15 place an order, 5 try to sign in. */
async function callInTurn(origin: string, productId: number, turn: number): Promise<void> {
  const kind = turn % 100;
  const post = (path: string, body: object) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const answer = await (kind < 80
    ? fetch(`${origin}/api/products`)
    : kind < 95
      ? post('/api/orders', {
          ...BUYER,
          shippingCost: 20,
          products: [{ product_id: productId, quantity: 1 }],
        })
      : post('/api/auth/login', { email: 'matei.lungu@exemplu.ro', password: `nu-${turn}` }));
  await answer.arrayBuffer();
  const expected = kind < 95 ? answer.ok : answer.status === 401;
  if (!expected) throw new Error(`${answer.url} answered ${answer.status}.`);
}
