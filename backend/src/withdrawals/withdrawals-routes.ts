import { createWithdrawal } from '@vitrina/contract/calls/create-withdrawal';
import { listWithdrawals } from '@vitrina/contract/calls/list-withdrawals';
import type { Withdrawal } from '@vitrina/contract/entities/withdrawal';
import type { FastifyInstance } from 'fastify';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { networkOf } from '../http/network-of.ts';
import { route } from '../http/route.ts';
import { receiveWithdrawal } from './create-withdrawal.ts';
import { listWithdrawalRows, type WithdrawalRow } from './withdrawals-repository.ts';

export function withdrawalsRoutes(app: FastifyInstance): void {
  const { db, config, limits } = app.context;

  route(app, createWithdrawal, async ({ body, session, request }) => {
    await limits.take('withdrawal', networkOf(request));
    const { id, createdAt } = await receiveWithdrawal(db, config, body, {
      userId: session?.user.id ?? null,
      // Hashed with the declaration: a changed one is new.
      idempotencyKey: idempotencyKey(request, `withdrawal ${JSON.stringify(body)}`),
    });
    return { withdrawalId: id, receivedAt: createdAt.toISOString() };
  });

  route(app, listWithdrawals, async () => ({
    data: (await listWithdrawalRows(db)).map(withdrawalAnswer),
  }));
}

const withdrawalAnswer = (row: WithdrawalRow): Withdrawal => ({
  id: row.id,
  order_id: row.orderId,
  order_number: row.orderNumber,
  name: row.name,
  email: row.email,
  products: row.products,
  reason: row.reason,
  created_at: row.createdAt.toISOString(),
});
