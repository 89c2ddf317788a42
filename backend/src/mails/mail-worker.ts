import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { leaseDueMail, type MailRow, markFailed, markSent } from './outbox.ts';

/** Delivers mails. */
export interface MailTransport {
  /** @throws when the mail was not accepted; it is retried later */
  send(mail: MailRow): Promise<void>;
  /** Recipients read the outbox itself: nothing is removed from it. */
  readonly isOutbox?: true;
}

/** Without a mail server the outbox serves as the mailbox, on the development page. */
export const noTransport: MailTransport = { send: async () => {}, isOutbox: true };

interface MailWorker {
  /** Waits for the mail that is being sent. */
  stop(): Promise<void>;
}

interface MailWorkerOptions {
  transport?: MailTransport;
  /** Pause between polls of an empty outbox, in ms. */
  intervalMs?: number;
}

/** Sends due mails one by one. Several workers may share an outbox. */
export function startMailWorker(
  db: Database,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  { transport = noTransport, intervalMs = 1000 }: MailWorkerOptions = {},
): MailWorker {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const work = async () => {
    try {
      while (!stopped && (await sendNext(db, transport, log)));
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be read');
    }
    if (!stopped) timer = setTimeout(start, intervalMs).unref();
  };
  let working = Promise.resolve();
  const start = () => {
    working = work();
  };
  start();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}

/** @returns whether there was a due mail */
async function sendNext(
  db: Database,
  transport: MailTransport,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<boolean> {
  const mail = await leaseDueMail(db);
  if (!mail) return false;
  try {
    await transport.send(mail);
  } catch (error) {
    log.warn({ err: error, mail: mail.id }, 'a mail could not be sent');
    await markFailed(db, mail, error instanceof Error ? error.message : String(error));
    return true;
  }
  await markSent(db, mail, { keepSecrets: transport.isOutbox });
  return true;
}
