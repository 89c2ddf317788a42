import { account } from '../../src/accounts.ts';
import type { Page } from '../page/page.ts';
import { drawPicture } from '../steps/draw-picture.ts';
import { savedFile } from '../steps/saved-file.ts';
import { signIn } from '../steps/sign-in.ts';
import { expect, type Person, test } from '../test.ts';

async function enter(person: Person, path: string): Promise<Page> {
  const page = await person.open(`/login?next=${encodeURIComponent(path)}`);
  await signIn(page, account('admin'));
  await page.role('main').role('heading').first().isShown();
  return page;
}

test('an order is sent, the list is saved as a file, and the palette leads on @matrix', async ({
  person,
  platform,
}) => {
  const [order] = await platform.sql<{ id: number }>(
    "select id from orders where status = 'Processing' and payment_status = 'paid' order by id desc limit 1",
  );
  const page = await enter(person, `/admin/order/${order?.id}`);
  await page.button('Marchează expediată').press();
  await page.role('dialog').button('Confirmă expedierea').press();
  await page.role('main').text('Expediată').isShown();
  await page.goto('/admin/orders?view=table');
  await page.role('table').isShown();
  const csv = await savedFile(page, () => page.button('Exportă CSV').press());
  const [all] = await platform.sql<{ count: string }>(
    'select count(*) from orders where status is not null',
  );
  expect(csv.toString('utf8').trim().split('\r\n')).toHaveLength(Number(all?.count) + 1);
  await page.key('k', 'Control');
  await page.field('Caută o acțiune').has('focused', true);
  await page.type('statistici');
  await page.key('Enter');
  await page.isAt(/\/admin\/stats/);
});

test('a product is made with three pictures, which become JPEG of at most 1600 px @matrix', async ({
  person,
  platform,
}, info) => {
  const page = await enter(person, '/admin/products?edit=new');
  const name = `Produs din ${info.project.name}`;
  await page.field(/^Nume/).fill(name);
  await page.role('combobox', /^Categorie/).choose('Machiaj');
  await page.field(/^Preț(?! pentru)/).write('19,99');
  await page.field(/^Stoc(?! pentru)/).write('4');
  await page.role('combobox', /^Culoare/).write('rosu');
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter'] as const) await page.key(key);
  await page.field(/^Descriere/).fill('Ștergător de gene');
  const sizes = { mare: [2400, 1200], mica: [40, 40], inalta: [300, 900] } as const;
  const files: string[] = [];
  for (const [file, [width, height]] of Object.entries(sizes))
    files.push(await drawPicture(page, info.outputPath(`${file}.png`), width, height));
  await page.chooseFiles(...files);
  await page.role('img', /^Imaginea/).has('count', 3);
  const drawn = await page.run(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLImageElement>('img[alt^="Imaginea"]')].map(
        async ({ src }) => {
          const blob = await (await fetch(src)).blob();
          const { width, height } = await createImageBitmap(blob);
          return `${blob.type} ${width} x ${height}`;
        },
      ),
    ),
  );
  expect(drawn).toEqual(['image/jpeg 1600 x 800', 'image/jpeg 40 x 40', 'image/jpeg 300 x 900']);
  await page.button('Creează produsul').press();
  await page.text('Produsul a fost creat cu succes!').isShown();
  const [stored] = await platform.sql('select cardinality(images) from products where name = $1', [
    name,
  ]);
  expect(stored).toEqual({ cardinality: 3 });
});

test('a site is assigned, a commission is paid, and every chart is painted @matrix', async ({
  person,
  engineName,
  platform,
}) => {
  const paid = async () => {
    const [row] = await platform.sql<{ count: string }>(
      'select count(*) from commissions where is_paid',
    );
    return Number(row?.count);
  };
  const before = await paid();
  const page = await enter(person, '/admin/manage?edit=new');
  const { email } = account('user');
  await page.role('combobox', /^Utilizator/).fill(email);
  await page.role('option', new RegExp(email)).press();
  await page.run(() => {
    // Any company will do.
    const select = [...document.querySelectorAll('select')].find(({ labels }) =>
      labels[0]?.textContent?.startsWith('Firmă'),
    );
    if (!select) throw new Error('There is no list of companies.');
    select.selectedIndex = 1;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.field(/^Adresa site-ului/).fill(`https://magazin-${engineName}.example`);
  await page.button('Atribuie site-ul').press();
  await page.text('✅ Website assigned successfully.').isShown();

  await page.goto('/admin/commissions');
  await page
    .role('checkbox', /^Plătit: /)
    .first()
    .press();
  await page.text('Starea de plată a fost actualizată.').isShown();
  expect(await paid()).toBe(before + 1);

  await page.goto('/admin/stats');
  await page.role('figure').first().isShown();
  const shapes = () =>
    page.run(() =>
      [...document.querySelectorAll('figure')].map(
        (figure) => figure.querySelectorAll('svg path[fill]').length,
      ),
    );
  await expect.poll(async () => (await shapes()).filter((count) => count > 3).length).toBe(6);
});
