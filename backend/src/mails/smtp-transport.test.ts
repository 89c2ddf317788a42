import { createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from '@rstest/core';
import { eq, sql } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { BRAND_DEFAULTS } from '../brand.ts';
import { readConfig } from '../config.ts';
import { mails } from '../database/schema.ts';
import { localFileStore } from '../files/local-file-store.ts';
import { freePort } from '../testing/free-port.ts';
import { sharedTempFolder } from '../testing/shared-temp-folder.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { callBooked, callCancelled } from './call-mails.ts';
import { commissionReminder } from './commission-mails.ts';
import { startMailWorker } from './mail-worker.ts';
import { enqueueMail } from './outbox.ts';
import { smtpTransport } from './smtp-transport.ts';
import { accountCreated, googleLinked, passwordReset } from './templates.ts';
import { requestReceived } from './website-mails.ts';

const database = useTestDatabase();
const config = readConfig({ NODE_ENV: 'test' });
const files = localFileStore(`${sharedTempFolder()}/files`);
const silent = { error: () => {}, warn: () => {} };

interface Received {
  recipients: string[];
  mail: Email;
}

/** A real server that keeps received mails. */
async function startServer(port: number) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, mail: await PostalMime.parse(Buffer.concat(chunks)) });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return { received, close: () => new Promise<void>((closed) => server.close(() => closed())) };
}

const transportTo = (port: number, timeoutMs?: number) =>
  smtpTransport(
    { url: `smtp://127.0.0.1:${port}`, from: 'noi@exemplu.ro' },
    BRAND_DEFAULTS,
    files,
    timeoutMs,
  );
const rows = () => database.db.select().from(mails).orderBy(mails.id);

async function sendAll(
  port: number,
  isDone: () => Promise<boolean>,
  timeoutMs?: number,
): Promise<void> {
  const transport = transportTo(port, timeoutMs);
  const worker = startMailWorker(database.db, silent, { transport, intervalMs: 10 });
  try {
    await expect.poll(isDone, { timeout: 15_000 }).toBe(true);
  } finally {
    await worker.stop();
  }
}
const allSent = async () => (await rows()).every((mail) => mail.sentAt);

afterEach(async () => {
  await database.db.delete(mails);
});

test('a mail arrives as text and HTML, its Romanian letters whole', async () => {
  const port = await freePort();
  const server = await startServer(port);
  const request = { email: 'ana@exemplu.ro', businessName: 'Brutăria „Țăndărică” & fiii' };
  await enqueueMail(database.db, requestReceived(config, request));
  await sendAll(port, allSent);
  const [{ recipients, mail } = { recipients: [], mail: undefined }] = server.received;
  expect(recipients).toEqual(['ana@exemplu.ro']);
  expect(mail?.from).toMatchObject({ address: 'noi@exemplu.ro', name: 'Vitrina' });
  expect(mail?.subject).toBe('Am primit solicitarea ta de site');
  expect(mail?.text).toContain('Brutăria „Țăndărică” & fiii” a ajuns la noi. Te sunăm');
  expect(mail?.html).toContain('Brutăria „Țăndărică” &amp; fiii');
  await server.close();
});

test('the code of a transfer arrives as a picture of the mail itself', async () => {
  const port = await freePort();
  const server = await startServer(port);
  const account = { iban: 'RO49AAAA1B31007593840000', bank: '' };
  const sender = { ...config, brand: { ...config.brand, account } };
  await enqueueMail(database.db, commissionReminder(sender, REMINDER));
  await sendAll(port, allSent);
  const mail = server.received[0]?.mail;
  const [picture, ...more] = mail?.attachments ?? [];
  expect(more).toEqual([]);
  expect(picture).toMatchObject({ mimeType: 'image/png', related: true });
  expect(mail?.html).toContain(`src="cid:${picture?.contentId?.slice(1, -1)}"`);
  expect(mail?.html).not.toContain('data:');
  await server.close();
});

test('a call arrives as an invitation for the calendar', async () => {
  const port = await freePort();
  const server = await startServer(port);
  const call = {
    ...{ email: 'ana@exemplu.ro', isStaff: false, requestId: 12, businessName: 'Florăria Ana' },
    ...{ uid: 'a-uid', sequence: 2, startsAt: new Date('2026-12-02T08:20:00Z'), reason: '' },
    dedupeKey: 'call',
    callee: { name: 'Ana', phone: '0712345678' },
  };
  await enqueueMail(database.db, callBooked(config, call));
  await enqueueMail(database.db, callCancelled(config, { ...call, dedupeKey: 'end' }));
  await sendAll(port, allSent);
  const methods = server.received.map(({ mail }) =>
    mail.attachments
      .filter(({ mimeType }) => mimeType === 'text/calendar')
      .map(({ method, content }) => [method, new TextDecoder().decode(content as ArrayBuffer)]),
  );
  expect(methods.map((parts) => parts[0]?.[0])).toEqual(['REQUEST', 'CANCEL']);
  expect(methods[0]?.[0]?.[1]).toContain('DTSTART:20261202T082000Z');
  expect(server.received[0]?.mail.attachments.some(({ filename }) => filename === 'apel.ics')).toBe(
    true,
  );
  await server.close();
});

const REMINDER = {
  ...{ email: 'ana@exemplu.ro', name: 'Ana', month: 'august 2025', site: 'ana.exemplu.ro' },
  ...{ commissionBani: 66_000, dueDay: '17 septembrie 2025', commissionId: 17 },
  ...{ invoiceNumber: 'COM-2025-08-0017', dedupeKey: 'commission-reminder:17' },
};

test('passwords and reset links leave the table when they were sent; other mails stay', async () => {
  const port = await freePort();
  const server = await startServer(port);
  const account = { email: 'ana@exemplu.ro', name: 'Ana', verification: 'verify-1234' };
  await enqueueMail(database.db, accountCreated(config, { ...account, password: 'parola-1234' }));
  await enqueueMail(database.db, passwordReset(config, { ...account, token: 'reset-1234' }));
  await enqueueMail(database.db, googleLinked(config, account));
  await sendAll(port, allSent);
  expect(server.received.map(({ mail }) => mail.text).join()).toContain('parola-1234');
  const left = JSON.stringify(await rows());
  for (const secret of ['parola-1234', 'reset-1234', 'verify-1234'])
    expect(left).not.toContain(secret);
  expect(left).toContain('legat de Google');
  await server.close();
});

/** A server that accepts connections and never answers. */
async function startSilentServer(port: number) {
  const calls = new Set<Socket>();
  const server = createServer((socket) => calls.add(socket.on('error', () => {})));
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      for (const socket of calls) socket.destroy();
    });
}

test.each(['down', 'hanging'])(
  'while the server is %s mails wait, and arrive once when it is back',
  async (state) => {
    const port = await freePort();
    const stopHanging = state === 'hanging' ? await startSilentServer(port) : async () => {};
    const request = { email: 'ana@exemplu.ro', businessName: '' };
    await enqueueMail(database.db, requestReceived(config, request));
    // A short time-out, after which a silent server is given up.
    await sendAll(port, async () => (await rows()).every((mail) => mail.attempts === 1), 200);
    const [waiting] = await rows();
    expect(waiting?.sentAt).toBeNull();
    // A hanging server may fail by either time-out: for the greeting or for silence.
    expect(waiting?.lastError).toMatch(/ECONNREFUSED|Greeting never received|timeout/i);
    await stopHanging();
    const server = await startServer(port);
    await database.db
      .update(mails)
      .set({ sendAfter: sql`now()` })
      .where(eq(mails.id, waiting?.id ?? 0));
    await sendAll(port, allSent);
    expect(server.received).toHaveLength(1);
    await server.close();
  },
);

test('whoever chose a name can add neither a header nor a recipient', async () => {
  const port = await freePort();
  const server = await startServer(port);
  const mail = requestReceived(config, { email: 'ana@exemplu.ro', businessName: '' });
  const subject = 'Salut\r\nBcc: victim@exemplu.ro\r\n\r\n<h1>Altceva</h1>';
  await enqueueMail(database.db, {
    ...mail,
    write: (changed) => ({ ...mail.write(changed), subject }),
  });
  await sendAll(port, allSent);
  const recipient = 'ana@exemplu.ro, victim@exemplu.ro';
  await enqueueMail(database.db, { ...mail, recipient });
  await sendAll(port, async () => (await rows()).every((row) => row.sentAt || row.attempts > 0));
  expect(server.received[0]?.mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(server.received.flatMap(({ recipients }) => recipients)).not.toContain(
    'victim@exemplu.ro',
  );
  await server.close();
});

test('a file goes with its mail; without it the mail waits', async () => {
  const port = await freePort();
  const server = await startServer(port);
  const mail = googleLinked(config, { email: 'ana@exemplu.ro' });
  const attached = { attachmentPath: '/ab12.pdf', attachmentName: 'nota.pdf' };
  await enqueueMail(database.db, { ...mail, ...attached });
  await sendAll(port, async () => (await rows()).every(({ lastError }) => lastError !== null));
  expect(server.received).toEqual([]);
  await files.put('ab12.pdf', Buffer.from('%PDF-1.7 nota'));
  await database.db.update(mails).set({ sendAfter: sql`now()` });
  await sendAll(port, allSent);
  const [file] = server.received[0]?.mail.attachments ?? [];
  expect(file).toMatchObject({ filename: 'nota.pdf', mimeType: 'application/pdf' });
  expect(Buffer.from(file?.content as ArrayBuffer).toString()).toBe('%PDF-1.7 nota');
  await server.close();
});
