import { formatBani } from '@vitrina/contract/rules/money';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { commissionTransferTold } from '../mails/commission-staff-mails.ts';
import { messages } from '../messages.ts';
import { insertNotification } from '../notifications/notifications-repository.ts';
import { tellMoneyStaff } from '../staff/tell-money-staff.ts';
import { markTransferTold, type OwnedCommission } from './commissions-repository.ts';
import { linesOf } from './mailed-invoices.ts';
import { dropReminders } from './remind-commissions.ts';

/**
 * Records that a partner announced a transfer for these commissions, locked by the caller, and tells staff
 * to look for it; once each.
 */
export async function announceTransfer(
  tx: Transaction,
  config: Config,
  payer: { name: string },
  rows: readonly OwnedCommission[],
): Promise<void> {
  const news = rows.filter(({ transferToldAt }) => !transferToldAt);
  if (news.length === 0) return;
  const toldAt = new Date();
  const ids = news.map(({ id }) => id);
  await markTransferTold(tx, ids, toldAt);
  await dropReminders(tx, ids);
  const amountBani = news.reduce((sum, { owedBani }) => sum + owedBani, 0);
  const key = `commission-transfer:${ids[0]}:${toldAt.toISOString()}`;
  const told = {
    payer: payer.name,
    amountBani,
    lines: linesOf(news.map((one) => ({ ...one, amountBani: one.owedBani }))),
  };
  const staff = await tellMoneyStaff(tx, (one) =>
    commissionTransferTold(config, { ...one, ...told, dedupeKey: `${key}:${one.id}` }),
  );
  for (const userId of staff)
    await insertNotification(tx, {
      userId,
      message: messages.transferAnnounced(payer.name, formatBani(amountBani)),
      target: 'commission',
      dedupeKey: `${key}:${userId}`,
    });
}
