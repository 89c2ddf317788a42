import { afterAll, beforeAll } from '@rstest/core';
import type { Change } from '@vitrina/contract/entities/change';
import type { FastifyInstance } from 'fastify';
import { buildApi } from '../app.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema.ts';
import { createCatalogue } from '../products/catalogue.ts';
import { openChanges, type StreamEvent } from './read-changes.ts';
import { type SignedIn, type TestApi, useTestApi } from './start-test-api.ts';

/** An open stream with its first event, which has its starting position. */
export type Listening = Awaited<ReturnType<typeof openChanges>> & {
  first: StreamEvent | undefined;
};

interface TwoProcesses {
  api: TestApi;
  readonly origin: string;
  /** A second process of the backend, as far as the database can tell: it shares nothing else. */
  readonly other: FastifyInstance;
  readonly otherOrigin: string;
  listen(person: SignedIn, where?: { at?: string; after?: number | string }): Promise<Listening>;
}

/** Two listening backends on one database, for one test file. */
export function useTwoProcesses(): TwoProcesses {
  const api = useTestApi();
  let started: { other: FastifyInstance; origins: [string, string] } | undefined;
  beforeAll(async () => {
    const origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
    const catalogue = createCatalogue(api.db, api.context.config.origins.files);
    const other = await buildApi({ ...api.context, catalogue });
    started = { other, origins: [origin, await other.listen({ host: '127.0.0.1', port: 0 })] };
  });
  afterAll(() => started?.other.close());
  const current = () => {
    if (!started) throw new Error('The processes exist only while tests run.');
    return started;
  };
  return {
    api,
    get origin() {
      return current().origins[0];
    },
    get other() {
      return current().other;
    },
    get otherOrigin() {
      return current().origins[1];
    },
    async listen({ headers }, { at = current().origins[0], after } = {}) {
      const stream = await openChanges(at, headers, after);
      const first = await stream.events.next();
      return { ...stream, first: first.value };
    },
  };
}

export async function nextChanges(stream: Listening): Promise<Change[]> {
  const { value } = await stream.events.next();
  return value?.changes ?? [];
}

export const GUEST_ORDER = {
  ...{ name: 'Ana', email: 'ana@exemplu.ro', phone: '0712345678', zip: '400001' },
  ...{ county: 'Cluj', locality: 'Cluj-Napoca', address: 'Strada Lungă 1' },
  ...{ shippingBani: 2000, totalBani: 5000, paymentStatus: 'paid' as const },
};

/** @returns its id */
export async function addOrder(db: Database, userId: number | null): Promise<number> {
  const [row] = await db
    .insert(orders)
    .values({ ...GUEST_ORDER, userId })
    .returning();
  return row?.id ?? 0;
}
