import type { MailTexts } from '@vitrina/contract/entities/settings';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { mails } from '../database/schema.ts';
import type { MailName } from '../mails/mail-texts.ts';
import { MAIL_SAMPLES } from './mail-samples.ts';

/** Queues a mail with sample data and these texts for the requesting admin. */
export async function sendSample(
  db: Database,
  config: Config,
  name: MailName,
  texts: MailTexts,
  recipient: string,
): Promise<void> {
  const { kind, write } = MAIL_SAMPLES[name](config);
  const { subject, ...body } = write(texts);
  await db.insert(mails).values({ kind, recipient, subject: `[Probă] ${subject}`, ...body });
}
