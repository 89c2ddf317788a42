import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { expect, test, type WorkerPlatform } from '../src/test.ts';

/** Limit of clicks, keys and filled fields for one day's parcels. */
const MAX_STEPS = 25;
const PARCELS = 20;

/** Counts user actions in the page: clicks, keys, and input without a key press. */
const countActions = (page: Page) =>
  page.evaluate(`(() => {
    window.actions = { clicks: 0, keys: 0, fields: 0 };
    let pressed = false;
    const on = (type, listener) => document.addEventListener(type, listener, true);
    on('pointerdown', () => { window.actions.clicks += 1; });
    on('keydown', () => { window.actions.keys += 1; pressed = true; });
    on('keyup', () => { pressed = false; });
    let filled = null;
    // A text of several lines arrives in several events, and is one paste.
    on('input', ({ inputType, target }) => {
      if (!inputType || pressed || target === filled) return;
      filled = target;
      window.actions.fields += 1;
    });
  })()`);
const counted = (page: Page) =>
  page.evaluate<{ clicks: number; keys: number; fields: number }>('window.actions');

/** The newest orders, made paid and unshipped. */
const ordersToShip = (platform: WorkerPlatform) =>
  platform.sql<{ id: number; email: string }>(
    `update orders set status = 'Processing', payment_status = 'paid', tracking_number = ''
      where id in (select id from orders order by created_at desc, id desc limit $1)
      returning id, email`,
    [PARCELS],
  );

test('a morning of a manager: twenty orders are shipped with their numbers in few actions', async ({
  page,
  platform,
}) => {
  const orders = await ordersToShip(platform);
  expect(orders).toHaveLength(PARCELS);
  await signInAs(page, platform, account('admin'));
  await page.goto('/admin/dashboard');
  const console_ = page.getByRole('navigation', { name: 'Administrare' });
  await expect(console_.getByRole('link', { name: 'Comenzi' })).toBeVisible();
  await countActions(page);

  await console_.getByRole('link', { name: 'Comenzi' }).click();
  await page.getByRole('radio', { name: /^Procesare/ }).click();
  await page.getByRole('checkbox', { name: 'Alege toate de pe pagină' }).click();
  const chosen = page.getByRole('region', { name: 'Comenzi alese' });
  await expect(chosen).toContainText('20 de comenzi alese');
  await chosen.getByRole('button', { name: 'Expediază cu AWB' }).click();
  // Two columns pasted from the courier's table into the focused field.
  await page.keyboard.insertText(orders.map(({ id }) => `${id}\tAWB7${id}`).join('\n'));
  await page.getByRole('button', { name: 'Expediază 20 de comenzi' }).click();
  await expect(page.getByText('20 din 20 au fost făcute.')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Gata' }).click();

  const actions = await counted(page);
  const all = actions.clicks + actions.keys + actions.fields;
  // Guards against a counter that misses actions.
  expect(actions).toMatchObject({ clicks: 6, fields: 1 });
  expect(all).toBeLessThanOrEqual(MAX_STEPS);
  test.info().annotations.push({ type: 'actions', description: String(all) });

  const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort();
  const shipped = await platform.sql(
    `select id, status, tracking_number from orders where id = any($1)`,
    [orders.map(({ id }) => id)],
  );
  expect(sorted(shipped)).toEqual(
    sorted(orders.map(({ id }) => ({ id, status: 'Shipped', tracking_number: `AWB7${id}` }))),
  );
  // The mail with the tracking number is sent after the undo period.
  await platform.sql(`update mails set send_after = now() where dedupe_key like '%:Shipped'`);
  const told = () =>
    platform.sql(
      `select orders.id, email from orders join mails
           on dedupe_key = 'order-status:' || orders.id || ':Shipped' and recipient = email
        where text_body like '%AWB7' || orders.id || '%' and sent_at is not null`,
    );
  await expect.poll(async () => sorted(await told())).toEqual(sorted(orders));
});
