import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { account, signInAs } from '../src/accounts.ts';
import { tabTo } from '../src/tab-to.ts';
import { expect, test } from '../src/test.ts';

test.beforeEach(({ page, platform }) => signInAs(page, platform, account('admin')));

const entries = (page: Page) => page.getByRole('region', { name: 'Jurnal' }).getByRole('list');

test('the journal is filtered, an entry opened and what was found exported, by keyboard', async ({
  page,
  platform,
}) => {
  const [product] = await platform.sql<{ id: number; name: string }>(
    'update products set version = version + 1 where id = (select min(id) from products) returning id, name',
  );
  await page.goto('/admin/audit');
  await expect(entries(page).getByRole('listitem').first()).toBeVisible();
  await tabTo(page, page.getByRole('combobox', { name: 'Ce', exact: true }));
  await page.keyboard.type('Produse');
  await expect(page).toHaveURL(/kind=product/);
  await tabTo(page, page.getByLabel('Numărul'));
  await page.keyboard.type(String(product?.id));
  await expect(page).toHaveURL(new RegExp(`subject=${product?.id}$`));

  const created = entries(page).getByRole('listitem').filter({ hasText: 'a creat produsul' });
  await expect(created).toHaveCount(1);
  await tabTo(page, created.locator('summary'));
  await page.keyboard.press('Enter');
  await expect(created.getByRole('row', { name: `numele ${product?.name}` })).toBeVisible();
  await expect(created).toMatchAriaSnapshot(`
    - listitem:
      - paragraph:
        - strong: Sistemul
        - text: /a creat produsul \\d+/
      - paragraph:
        - time
        - text: · seed
      - group:
        - text: /\\d+ câmpuri/
        - table:
          - rowgroup:
            - row:
              - columnheader "Câmp"
              - columnheader "După"
          - rowgroup:
            - row:
              - rowheader "numele"
              - cell "${product?.name}"
  `);

  await tabTo(page, page.getByRole('button', { name: 'Exportă CSV' }));
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await readFile(await (await download).path(), 'utf8');
  expect((await download).suggestedFilename()).toBe('jurnal.csv');
  const rows = file.trim().split('\r\n').slice(1);
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) expect(row).toContain('Produse');
});

for (const [thing, path] of [
  ['commissions', '/admin/commissions'],
  ['shops', '/admin/create-partner?q='],
  ['sites', '/admin/manage'],
])
  test(`@matrix the history of ${thing} opens beside the list and gives the focus back`, async ({
    page,
  }) => {
    await page.goto(path ?? '');
    const open = page.getByRole('button', { name: /^Jurnal: / }).first();
    await tabTo(page, open);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Jurnal: / });
    // The oldest entry, because changes by other tests are listed above it.
    await expect(dialog.getByRole('listitem').last()).toContainText('a creat');
    await expect(dialog.getByRole('link', { name: 'Vezi în jurnal' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  });

test('@matrix the history of a company opens where it is chosen, and leads to the journal', async ({
  page,
  platform,
}) => {
  const [company] = await platform.sql<{ user_id: number; id: number }>(
    'select user_id, id from businesses order by id limit 1',
  );
  await page.goto('/admin/manage?edit=new');
  await page.getByRole('combobox', { name: /^Utilizator/ }).fill(`#${company?.user_id}`);
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('combobox', { name: /^Firmă/ }).selectOption(`${company?.id}`);
  await tabTo(
    page,
    page
      .getByRole('main')
      .locator('form')
      .getByRole('button', { name: /^Jurnal: / }),
  );
  await page.keyboard.press('Enter');
  const all = page.getByRole('dialog').getByRole('link', { name: 'Vezi în jurnal' });
  await tabTo(page, all);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`kind=business&subject=${company?.id}$`));
  await expect(entries(page).getByRole('listitem').first()).toContainText('firma');
});
