import type { VersionAnswer } from '@vitrina/contract/rules/version-answers';
import { eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/database.ts';
import { users } from '../database/schema.ts';
import { isMuted } from '../mail-settings/muted-mails-repository.ts';
import { unsubscribeUrl } from '../mail-settings/unsubscribe-key.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { versionReady } from '../mails/room-mails.ts';
import { messages } from '../messages.ts';
import { insertNotification } from '../notifications/notifications-repository.ts';
import type { RequestRow } from '../website-requests/website-requests-repository.ts';

/** Tells a request's owner that there is a version to try. */
export async function tellNewVersion(
  tx: Transaction,
  config: Config,
  { id: requestId, userId, answers: { businessName } }: RequestRow,
  version: { id: number; number: number },
): Promise<void> {
  if (userId === null) return;
  const message = messages.versionReady(version.number, businessName);
  await insertNotification(tx, { userId, message, target: 'request-version', targetId: requestId });
  if (await isMuted(tx, userId, 'request-version')) return;
  const [owner] = await tx.select().from(users).where(eq(users.id, userId));
  if (!owner) return;
  const mail = versionReady(config, {
    email: owner.email,
    requestId,
    businessName,
    versionId: version.id,
    number: version.number,
    unsubscribeUrl: unsubscribeUrl(config, userId, 'request-version'),
  });
  await enqueueMail(tx, mail);
}

/** Tells the assignee the owner's answer to a version. */
export async function tellAnswer(
  tx: Transaction,
  { id: requestId, assigneeId, answers: { businessName } }: RequestRow,
  version: { number: number; answer: VersionAnswer },
): Promise<void> {
  if (assigneeId === null) return;
  const message = messages.versionAnswered(version.number, businessName, version.answer);
  const about = { target: 'request-version', targetId: requestId } as const;
  await insertNotification(tx, { userId: assigneeId, message, ...about });
}
