import { listArrivals } from '@vitrina/contract/calls/list-arrivals';
import { mailArrivals } from '@vitrina/contract/calls/mail-arrivals';
import { seeArrivals } from '@vitrina/contract/calls/see-arrivals';
import { ARRIVAL_KINDS, ARRIVALS } from '@vitrina/contract/rules/arrivals';
import { holds } from '@vitrina/contract/rules/roles';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../database/database.ts';
import { route } from '../http/route.ts';
import { countArrivals, noteMailed, noteSeen, readSeen } from './arrivals-repository.ts';

export function arrivalsRoutes(app: FastifyInstance): void {
  const { db } = app.context;

  route(app, listArrivals, async ({ session: { user } }) => {
    const seen = await readSeen(db, user.id);
    const mine = ARRIVAL_KINDS.filter((kind) => holds(user.permissions, ARRIVALS[kind]));
    const arrivals = await Promise.all(
      mine.map(async (kind) => {
        const { count, newest } = await countArrivals(db, kind, seen.get(kind)?.seenId ?? null);
        return { kind, count, newest, by_mail: seen.get(kind)?.mailedId != null };
      }),
    );
    return { arrivals };
  });

  route(app, seeArrivals, async ({ params: { kind }, body: { newest }, session: { user } }) => {
    await inTransaction(db, (tx) => noteSeen(tx, user.id, kind, newest));
    return {};
  });

  route(app, mailArrivals, async ({ params: { kind }, body: { wanted }, session: { user } }) => {
    await inTransaction(db, async (tx) => {
      // Existing rows are not mailed.
      const mailedId = wanted ? (await countArrivals(tx, kind, null)).newest : null;
      await noteMailed(tx, user.id, kind, mailedId);
    });
    return {};
  });
}
