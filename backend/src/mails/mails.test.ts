import { beforeEach, expect, test } from '@rstest/core';
import { eq, sql } from 'drizzle-orm';
import { inTransaction } from '../database/database.ts';
import { mails } from '../database/schema.ts';
import { startTestApi, useTestApi } from '../testing/start-test-api.ts';
import { startMailWorker } from './mail-worker.ts';
import {
  dropMail,
  enqueueMail,
  leaseDueMail,
  type MailRow,
  markFailed,
  markSent,
} from './outbox.ts';
import { accountCreated, alreadyRegistered, orderConfirmation } from './templates.ts';

const api = useTestApi();
beforeEach(async () => {
  await api.db.delete(mails);
});

const order = {
  id: 17,
  name: 'Ana <b>Exemplu</b>',
  email: 'ana@exemplu.ro',
  phone: '0712345678',
  address: 'Strada Exemplu 1',
  locality: 'Cluj-Napoca',
  county: 'Cluj',
  zip: '400001',
  items: [
    { productName: 'Ruj mat', productColor: 'crimson', quantity: 2, priceBani: 123_450 },
    { productName: 'Săpun', productColor: '', quantity: 1, priceBani: 1_500 },
  ],
  shippingBani: 0,
  totalBani: 248_400,
};

const worker = (send: (mail: MailRow) => Promise<void>) =>
  startMailWorker(api.db, api.app.log, { transport: { send }, intervalMs: 10 });
const rows = () => api.db.select().from(mails).orderBy(mails.id);

/** Waits until `isDone` is true for the outbox. */
async function waitFor(isDone: (all: MailRow[]) => boolean): Promise<MailRow[]> {
  await expect.poll(async () => isDone(await rows()), { timeout: 15_000 }).toBe(true);
  return rows();
}

test('the order confirmation says what was bought, for how much and where it goes', () => {
  const { subject, textBody, htmlBody } = orderConfirmation(api.context.config, order).write({});
  expect(subject).toBe('Comanda ta #17 la Vitrina');
  expect(textBody).toContain('2 × Ruj mat (carmin): 2.469,00\u00a0RON');
  expect(textBody).toContain('1 × Săpun: 15,00\u00a0RON');
  expect(textBody).toContain('Livrare: gratuită');
  expect(textBody).toContain('Total, TVA inclus: 2.484,00\u00a0RON');
  expect(textBody).toContain('400001 Cluj-Napoca, Cluj');
  expect(htmlBody).toContain('Ana &lt;b&gt;Exemplu&lt;/b&gt;');
  expect(htmlBody).not.toContain('<b>');
});

test('an order has one confirmation, however often it is put out', async () => {
  await enqueueMail(api.db, orderConfirmation(api.context.config, order));
  await enqueueMail(api.db, orderConfirmation(api.context.config, order));
  expect(await rows()).toHaveLength(1);
});

test('the credentials of a guest are in the mail, and a known address gets none', () => {
  const { config } = api.context;
  const guest = {
    email: 'dan@exemplu.ro',
    name: 'Dan',
    verification: 'jeton',
    password: 'parola-1234',
  };
  expect(accountCreated(config, guest).write({}).textBody).toContain('Parolă: parola-1234');
  const { password: _, ...registered } = guest;
  expect(accountCreated(config, registered).write({}).textBody).not.toContain('Parolă');
  expect(alreadyRegistered(config, guest).write({}).textBody).not.toContain('parola-1234');
});

test('a mail of a transaction that is rolled back never goes out', async () => {
  const work = inTransaction(api.db, async (tx) => {
    await enqueueMail(tx, orderConfirmation(api.context.config, order));
    throw new Error('the order failed');
  });
  await expect(work).rejects.toThrow('the order failed');
  expect(await rows()).toEqual([]);
});

test('two workers send each mail once', async () => {
  const { config } = api.context;
  for (let id = 1; id <= 20; id += 1) {
    await enqueueMail(api.db, orderConfirmation(config, { ...order, id }));
  }
  const sent: string[] = [];
  let meet = () => {};
  const met = new Promise<void>((resolve) => {
    meet = resolve;
  });
  const send = async (mail: MailRow) => {
    // Both workers send their first mail at the same time.
    if (sent.push(mail.subject) === 2) meet();
    await met;
  };
  const workers = [worker(send), worker(send)];
  await waitFor((all) => all.every((mail) => mail.sentAt));
  await Promise.all(workers.map((one) => one.stop()));
  expect(sent).toHaveLength(20);
  expect(new Set(sent).size).toBe(20);
});

test('while a mail is being sent no transaction is open, and an undoing comes too late', async () => {
  const mail = orderConfirmation(api.context.config, order);
  await enqueueMail(api.db, mail);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let begun = false;
  const { stop } = worker(async () => {
    begun = true;
    await answered;
  });
  await expect.poll(() => begun).toBe(true);
  const open = await api.db.$count(
    sql`pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  const { rowCount } = await dropMail(api.db, mail.dedupeKey ?? '');
  answer();
  await waitFor(([sent]) => sent?.sentAt !== null);
  await stop();
  expect([open, rowCount]).toEqual([0, 0]);
});

test('the mail of a process that died is sent by another one when its lease is over', async () => {
  await enqueueMail(api.db, orderConfirmation(api.context.config, order));
  expect(await leaseDueMail(api.db)).toBeDefined();
  expect(await leaseDueMail(api.db)).toBeUndefined();
  await api.db.update(mails).set({ leasedUntil: sql`now()` });
  const sent: string[] = [];
  const { stop } = worker(async ({ subject }) => void sent.push(subject));
  await waitFor(([mail]) => mail?.sentAt !== null);
  await stop();
  expect(sent).toEqual(['Comanda ta #17 la Vitrina']);
});

test('a sender whose lease was over takes nothing back from the next one', async () => {
  await enqueueMail(api.db, orderConfirmation(api.context.config, order));
  const late = await leaseDueMail(api.db);
  await api.db.update(mails).set({ leasedUntil: sql`now()` });
  const next = await leaseDueMail(api.db);
  if (!late || !next) throw new Error('The mail was not leased.');
  await markFailed(api.db, late, 'too late');
  expect(await rows()).toEqual([next]);
  await markSent(api.db, next);
  await markFailed(api.db, next, 'sent all the same');
  expect(await rows()).toMatchObject([{ leasedUntil: null, lastError: null }]);
});

test('a mail that could not be sent waits, and goes out later', async () => {
  await enqueueMail(api.db, orderConfirmation(api.context.config, order));
  let isDown = true;
  const { stop } = worker(async () => {
    if (isDown) throw new Error('connection refused');
  });
  const [failed] = await waitFor(([mail]) => mail?.lastError != null);
  expect(failed).toMatchObject({ sentAt: null, lastError: 'connection refused' });
  expect(failed?.sendAfter.getTime()).toBeGreaterThan(Date.now() + 30_000);
  isDown = false;
  await api.db
    .update(mails)
    .set({ sendAfter: sql`now()` })
    .where(eq(mails.id, failed?.id ?? 0));
  await waitFor(([mail]) => mail?.sentAt !== null);
  await stop();
});

test('the page lists the mails, one person’s or all, and shows one', async () => {
  await enqueueMail(api.db, orderConfirmation(api.context.config, order));
  await enqueueMail(api.db, alreadyRegistered(api.context.config, { email: 'dan@exemplu.ro' }));
  const [first] = await rows();
  const page = async (url: string) => (await api.app.inject(url)).body;
  expect(await page('/dev/mail')).toContain('Comanda ta #17');
  const own = await page('/dev/mail?to=dan@exemplu.ro');
  expect([own.includes('Ai deja un cont'), own.includes('Comanda ta')]).toEqual([true, false]);
  expect(await page(`/dev/mail/${first?.id}`)).toContain(`src="/dev/mail/${first?.id}/body"`);
  const body = await api.app.inject(`/dev/mail/${first?.id}/body`);
  expect(body.headers['content-security-policy']).toContain('sandbox');
  expect((await api.app.inject('/dev/mail/999999')).statusCode).toBe(404);
});

test('where real data are, the page does not exist', async () => {
  const { config } = api.context;
  const real = await startTestApi({ config: { ...config, demonstration: false } });
  expect((await real.app.inject('/dev/mail')).statusCode).toBe(404);
  await real.close();
});
