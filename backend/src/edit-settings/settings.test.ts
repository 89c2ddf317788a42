import { afterAll, beforeAll, beforeEach, expect, test } from '@rstest/core';
import { getSettings } from '@vitrina/contract/calls/get-settings';
import type { FastifyInstance } from 'fastify';
import { buildApi } from '../app.ts';
import { mails, settingsVersions } from '../database/schema.ts';
import { MAILS } from '../mails/mail-texts.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { orderConfirmation } from '../mails/templates.ts';
import { insertProduct } from '../testing/insert-product.ts';
import { type SignedIn, useTestApi } from '../testing/start-test-api.ts';
import { MAIL_SAMPLES } from './mail-samples.ts';

const api = useTestApi();
/** A second process of the backend, as far as the database can tell. */
let other: FastifyInstance;
let admin: SignedIn;

beforeAll(async () => {
  other = await buildApi(api.context);
  admin = await api.signIn('admin');
});
afterAll(() => other.close());
beforeEach(async () => {
  await api.db.delete(settingsVersions);
  await api.db.delete(mails);
});

const ask = async (
  method: 'GET' | 'PUT' | 'POST',
  url: string,
  payload?: object,
  app: FastifyInstance = api.app,
) => {
  const answer = await app.inject({
    method,
    url: `/api${url}`,
    headers: admin.headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, ...answer.json() };
};
const setDelivery = (version: number, value: object, app = api.app) =>
  ask('PUT', '/settings/delivery', { version, value }, app);
const setMail = (name: string, version: number, value: object) =>
  ask('PUT', `/settings/mails/${name}`, { version, value });

test('until somebody changes them, settings are what the program has', async () => {
  expect(await ask('GET', '/settings')).toEqual({
    status: 200,
    delivery: { fee: 20, freeFrom: 300 },
    closedDays: [],
  });
  const { delivery, mails: listed } = await ask('GET', '/settings/all');
  expect(delivery).toMatchObject({ version: 0, value: { fee: 20, freeFrom: 300 } });
  expect(listed.map(({ name }: { name: string }) => name)).toEqual(Object.keys(MAILS));
});

test('everybody is answered all that the contract names', async () => {
  const { status, ...answer } = await ask('GET', '/settings');
  expect(status).toBe(200);
  const advice = 'a field that is optional for other hosts is answered by ours: settings-routes.ts';
  expect(Object.keys(answer).toSorted(), advice).toEqual(
    Object.keys(getSettings.response.shape).toSorted(),
  );
});

test('a change counts at once in every process, and is kept with who made it', async () => {
  expect(await setDelivery(0, { fee: 25.5, freeFrom: null })).toMatchObject({
    ...{ status: 200, version: 1, changed_by: admin.user.name },
  });
  expect(await ask('GET', '/settings', undefined, other)).toMatchObject({
    delivery: { fee: 25.5, freeFrom: null },
  });
  await setDelivery(1, { fee: 0, freeFrom: 100 }, other);
  const { data } = await ask('GET', '/settings/versions?name=delivery');
  expect(data).toMatchObject([
    { version: 2, value: { fee: 0, freeFrom: 100 }, changed_by: admin.user.name },
    { version: 1, value: { fee: 25.5, freeFrom: null } },
    { version: 0, value: { fee: 20, freeFrom: 300 } },
  ]);
});

test('of two changes over the same version one is refused, also in two processes at once', async () => {
  const answers = await Promise.all(
    [api.app, other, api.app, other].map((app, fee) =>
      setDelivery(0, { fee: fee + 1, freeFrom: 300 }, app),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.code).toBe('version_conflict');
  expect(await api.db.$count(settingsVersions)).toBe(1);
  expect((await setDelivery(7, { fee: 1, freeFrom: 300 })).code).toBe('version_conflict');
});

test.each([
  ['fee', { fee: -1, freeFrom: 300 }],
  ['fee', { fee: 20.001, freeFrom: 300 }],
  ['fee', { fee: '20', freeFrom: 300 }],
  ['freeFrom', { fee: 20, freeFrom: 0 }],
  ['freeFrom', { fee: 20 }],
])('a wrong %s is named, and nothing is stored', async (field, value) => {
  expect(await setDelivery(0, value)).toMatchObject({ status: 400, field: `value.${field}` });
  expect(await api.db.$count(settingsVersions)).toBe(0);
});

const buy = (amount: number, more: object = {}) =>
  ask('POST', '/create-payment-intent', { amount, ...more });

test('a payment costs what delivery costs now; another sum is refused', async () => {
  const { id } = await insertProduct(api.db, { priceBani: 5000 });
  const products = [{ product_id: id, quantity: 1 }];
  expect((await buy(7000, { products, shippingCost: 20 })).status).toBe(200);
  await setDelivery(0, { fee: 25, freeFrom: 300 });
  expect(await buy(7000, { products, shippingCost: 20 })).toMatchObject({
    ...{ status: 409, code: 'amount_mismatch' },
  });
  expect((await buy(7500, { products, shippingCost: 25 })).status).toBe(200);
  await setDelivery(1, { fee: 25, freeFrom: 50 });
  expect((await buy(5000, { products, shippingCost: 0 })).status).toBe(200);
});

test('a payment that was started keeps the delivery that its buyer agreed to', async () => {
  const { id } = await insertProduct(api.db, { priceBani: 5000 });
  const products = [{ product_id: id, quantity: 1 }];
  const started = await buy(7000, { products, shippingCost: 20, checkoutKey: crypto.randomUUID() });
  await setDelivery(0, { fee: 90, freeFrom: null });
  api.payments.succeed(started.paymentIntentId);
  const placed = await ask('POST', '/orders', {
    ...{ name: 'Ana', email: 'ana@exemplu.ro', phone: '0712345678', zip: '400001' },
    ...{ county: 'Cluj', locality: 'Cluj-Napoca', address: 'Strada 1', shippingCost: 20, products },
    ...{ paymentIntentId: started.paymentIntentId, clientSecret: started.clientSecret },
  });
  expect(placed.status).toBe(200);
  expect(await ask('GET', `/orders/${placed.orderId}`)).toMatchObject({
    order: { shipping_cost: 20, total_price: 70 },
  });
});

test('a buyer who comes back from the bank, and accepts what delivery costs now, pays that', async () => {
  const { id } = await insertProduct(api.db, { priceBani: 5000 });
  const products = [{ product_id: id, quantity: 1 }];
  const checkoutKey = crypto.randomUUID();
  const started = await buy(7000, { products, shippingCost: 20, checkoutKey });
  api.payments.authenticate(started.paymentIntentId);
  // Without a change the payment stays at the bank.
  const again = await buy(7000, { products, shippingCost: 20, checkoutKey });
  await setDelivery(0, { fee: 30, freeFrom: null });
  const accepted = await buy(8000, { products, shippingCost: 30, checkoutKey });
  expect([again.paymentIntentId, accepted.paymentIntentId]).toEqual([
    started.paymentIntentId,
    started.paymentIntentId,
  ]);
  expect((await api.context.payments.find(started.paymentIntentId))?.amountBani).toBe(8000);
});

test('days off are kept in order, each once', async () => {
  const day = (text: string) => ({ day: text, reason: 'Inventar' });
  const set = (version: number, value: object) =>
    ask('PUT', '/settings/closed-days', { version, value });
  await set(0, [day('2026-12-24'), day('2026-03-02')]);
  expect(await ask('GET', '/settings')).toMatchObject({
    closedDays: ['2026-03-02', '2026-12-24'],
  });
  for (const wrong of [[day('2026-02-30')], [day('mâine')], [day('2026-03-02'), day('2026-03-02')]])
    expect((await set(1, wrong)).status, JSON.stringify(wrong)).toBe(400);
});

test('a mail is written with the texts of the moment it is put out', async () => {
  const order = {
    ...{ id: 17, name: 'Ana', email: 'ana@exemplu.ro', phone: '', address: '', locality: '' },
    ...{ county: '', zip: '', items: [], shippingBani: 0, totalBani: 0 },
  };
  const texts = {
    subject: 'Mulțumim pentru {comanda}',
    intro: '{salut} <b>Gata</b> cu #{comanda}.\nPe curând!',
  };
  expect((await setMail('order-confirmation', 0, texts)).status).toBe(200);
  await enqueueMail(api.db, orderConfirmation(api.context.config, order));
  const [mail] = await api.db.select().from(mails);
  expect(mail?.subject).toBe('Mulțumim pentru 17');
  expect(mail?.textBody).toContain('Bună, Ana! <b>Gata</b> cu #17.\nPe curând!');
  expect(mail?.htmlBody).toContain('&lt;b&gt;Gata&lt;/b&gt; cu #17.<br/>Pe curând!');
  // Omitted parts keep the default texts.
  expect(mail?.textBody).toContain('Comanda a fost plasată cu succes!');
});

test.each([
  ['subject', 'Comanda ta', 'Lipsește {comanda}'],
  ['intro', 'Comanda {comanda} {nume}', '{nume} nu înseamnă nimic'],
  ['closing', '   ', 'obligatoriu'],
  ['altceva', 'text', 'Datele trimise nu sunt valide'],
])('a mail’s %s “%s” is refused with its reason', async (part, text, reason) => {
  const answer = await setMail('order-confirmation', 0, { [part]: text });
  expect(answer).toMatchObject({ status: 400, field: `value.${part}` });
  expect(answer.error).toContain(reason);
  expect(await api.db.$count(settingsVersions)).toBe(0);
});

test('a mail that is the program’s own again holds no text, and one that there is not is not found', async () => {
  const { subject } = MAILS['site-live'].parts;
  await setMail('site-live', 0, { subject: 'Altfel' });
  await setMail('site-live', 1, { subject });
  const { mails: listed } = await ask('GET', '/settings/all');
  const live = listed.find(({ name }: { name: string }) => name === 'site-live');
  expect(live).toMatchObject({ version: 2, parts: [{ name: 'subject', text: subject }, {}, {}] });
  const { data } = await ask('GET', '/settings/versions?name=mail:site-live');
  expect(data[0].value).toEqual({});
  expect((await setMail('constructor', 0, {})).status).toBe(404);
  expect((await ask('GET', '/settings/versions?name=mail:altul')).status).toBe(404);
});

test('every mail has a sample that is written with its own texts and leaves no placeholder', () => {
  const { config } = api.context;
  for (const [name, sample] of Object.entries(MAIL_SAMPLES)) {
    const { subject, htmlBody, textBody } = sample(config).write({});
    expect(`${subject} ${htmlBody} ${textBody}`, name).not.toMatch(/\{|\}|undefined/);
    const heading = name.startsWith('request-') ? {} : { heading: 'Titlu de probă' };
    expect(sample(config).write(heading).textBody, name).toContain(
      heading.heading ?? sample(config).write({}).textBody.split('\n')[0],
    );
  }
});

test('a preview is the mail as it would be sent, and a test goes to whoever asks', async () => {
  const value = { closing: 'Pa & pusi.' };
  const preview = await ask('POST', '/settings/mails/order-shipped/preview', { value });
  expect(preview.subject).toBe('Comanda #1024: Expediată');
  expect(preview.html).toContain('Pa &amp; pusi.');
  expect(preview.text).toContain('AWB 123456');
  expect(await api.db.$count(mails)).toBe(0);
  expect((await ask('POST', '/settings/mails/order-shipped/test', { value })).status).toBe(200);
  const [sent] = await api.db.select().from(mails);
  expect(sent).toMatchObject({ recipient: admin.user.email, textBody: preview.text });
});
