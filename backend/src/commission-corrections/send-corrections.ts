import { siteName } from '@vitrina/contract/rules/web-link';
import { asc, eq, isNull } from 'drizzle-orm';
import { correctionNumber } from '../commissions/correction-number.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/database.ts';
import {
  commissions,
  commissionCorrections as corrections,
  users,
  userWebsites,
} from '../database/schema.ts';
import { storeFile } from '../files/store-file.ts';
import { commissionCorrected } from '../mails/commission-mails.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { messages } from '../messages.ts';
import { monthName } from '../months.ts';
import { insertNotification } from '../notifications/notifications-repository.ts';
import { correctionPdf } from './correction-pdf.ts';
import { correctionTexts } from './correction-texts.ts';

const BATCH = 50;

const listUndrawn = (db: Context['db']) =>
  db
    .select({ correction: corrections, partner: users })
    .from(corrections)
    .innerJoin(commissions, eq(commissions.id, corrections.commissionId))
    .innerJoin(userWebsites, eq(userWebsites.id, commissions.userWebsiteId))
    .innerJoin(users, eq(users.id, userWebsites.userId))
    .where(isNull(corrections.path))
    .orderBy(asc(corrections.id))
    .limit(BATCH);

/**
 * Renders missing corrective invoices and mails each to its partner. Rendering is reproducible and each
 * mail has a key, so running it twice or in parallel leaves one.
 * @returns the number made
 * @throws AggregateError when some failed; the others are done
 */
export async function sendCorrections(
  context: Pick<Context, 'db' | 'files' | 'config'>,
): Promise<number> {
  const undrawn = await listUndrawn(context.db);
  const failures: unknown[] = [];
  for (const one of undrawn) {
    await sendOne(context, one).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'corrections were not made');
  return undrawn.length;
}

async function sendOne(
  context: Pick<Context, 'db' | 'files' | 'config'>,
  { correction, partner }: Awaited<ReturnType<typeof listUndrawn>>[number],
): Promise<void> {
  const { db, config } = context;
  const { id, content, settlement } = correction;
  const path = await storeFile(context, await correctionPdf(correction, config.brand), 'pdf');
  const number = correctionNumber(correction.number);
  const month = monthName(content.periodStart);
  await inTransaction(db, async (tx) => {
    await tx.update(corrections).set({ path }).where(eq(corrections.id, id));
    await insertNotification(tx, {
      userId: partner.id,
      message: messages.commissionCorrected(month, content.websiteUrl),
      target: 'commission',
      dedupeKey: `commission-correction:${id}`,
    });
    const mail = commissionCorrected(config, {
      ...{ email: partner.email, name: partner.name, correctionId: id, number, month, settlement },
      ...{ site: siteName(content.websiteUrl), reason: content.reason },
      ...{ beforeBani: content.beforeBani, amountBani: content.amountBani },
    });
    await enqueueMail(tx, {
      ...mail,
      ...{
        attachmentPath: path,
        attachmentName: correctionTexts.file(number, content.periodStart.slice(0, 7)),
      },
    });
  });
}
