import { expect, test } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import { listCategories } from '@vitrina/contract/calls/list-categories';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { updateProduct } from '@vitrina/contract/calls/update-product';
import type { Product } from '@vitrina/contract/entities/product';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { catchFiles } from '../../test/catch-files.ts';
import {
  fillIn,
  isToasted,
  openDialog,
  renderConsole,
  undoButton,
} from '../../test/render-console.tsx';
import { sampleProduct } from '../../test/samples.ts';

const SERUM = sampleProduct({ price: 151.05 });
const SOAP = sampleProduct({ product_id: 2, product_name: 'Săpun', color: 'green', price: 0.01 });
const OIL = sampleProduct({ product_id: 3, product_name: 'Ulei', color: 'gold', price: 40 });
const ODD = sampleProduct({ product_id: 4, product_name: 'Cremă', price: null });
const ALL = [SERUM, SOAP, OIL, ODD];

function setUp(products: readonly Product[] = ALL, capabilities?: readonly 'product-versions'[]) {
  const host = stubHost(capabilities && { capabilities });
  host.answers(listProducts, [...products]);
  host.answers(listCategories, { data: [{ category_id: 1, category_name: 'Ten' }] });
  host.answers(updateProduct, {});
  const sent = () =>
    host
      .requestsOf(updateProduct)
      .map(({ path, body }) => [
        Number(path.split('/').at(-1)),
        (body as { price: number }).price,
        (body as { version?: number }).version,
      ]);
  return { host, sent, ...renderConsole('/admin/products') };
}

/** Selects all products of the list and opens the price dialog. */
async function openPrices(user: ReturnType<typeof setUp>['user']) {
  await user.click(
    await screen.findByRole('checkbox', { name: 'Alege toate produsele din listă' }),
  );
  const bar = within(await screen.findByRole('region', { name: 'Produse alese' }));
  await user.click(bar.getByRole('button', { name: 'Schimbă prețurile' }));
  return openDialog();
}

const choose = async (user: ReturnType<typeof setUp>['user'], label: RegExp, option: string) =>
  user.selectOptions(await screen.findByLabelText(label), option);

test('prices change by a per cent after a preview, each over the version that was seen', async () => {
  const { user, sent, host } = setUp();
  const dialog = await openPrices(user);
  await user.click(dialog.getByRole('button', { name: 'Schimbă prețurile' }));
  dialog.getByText('Scrie un număr mai mare decât 0, cu cel mult două zecimale.');
  await choose(user, /^Cum/, 'Scade cu un procent');
  await fillIn(user, /^Cu cât/, '10');
  await choose(user, /^Rotunjire/, 'La 10 bani');
  dialog.getByText('2 prețuri se schimbă · 2 produse lăsate cum sunt');
  const rows = dialog.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    'Săpun (verde)0,01\u00a0RONar fi sub 0,01\u00a0RON',
    'Cremă (roșu)—nu are preț',
    'Ser (roșu)151,05\u00a0RON135,90\u00a0RON',
    'Ulei (auriu)40,00\u00a0RON36,00\u00a0RON',
  ]);
  expect(sent()).toEqual([]);
  // A colleague changed one of them first.
  host.refuses(updateProduct, 409, { code: 'version_conflict' }, '/api/products/3');
  await user.click(dialog.getByRole('button', { name: 'Schimbă 2 prețuri' }));
  await dialog.findByText('1 din 2 au fost făcute.');
  dialog.getByText(/^Altcineva a schimbat produsul între timp/);
  expect(sent()).toEqual([
    [1, 135.9, 4],
    [3, 36, 4],
  ]);
});

test('the job is taken back as one; what was changed again meanwhile stays', async () => {
  const { user, host, sent } = setUp([SERUM, OIL]);
  const dialog = await openPrices(user);
  await choose(user, /^Cum/, 'Crește cu o sumă');
  await fillIn(user, /^Cu cât/, '1,50');
  host.answers(listProducts, [
    { ...SERUM, price: 152.55, version: 5 },
    { ...OIL, price: 99, version: 6 },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Schimbă 2 prețuri' }));
  await dialog.findByText('2 din 2 au fost făcute.');
  await user.click(await undoButton());
  await isToasted(/^1 din 2 au fost anulate/);
  expect(sent()).toEqual([
    [1, 152.55, 4],
    [3, 41.5, 4],
    [1, 151.05, 5],
  ]);
});

test('a host that counts no versions is asked first: a price that changed is a conflict', async () => {
  const { user, host, sent } = setUp([SERUM, OIL], []);
  const dialog = await openPrices(user);
  await fillIn(user, /^Cu cât/, '100');
  host.answers(listProducts, [
    { ...SERUM, price: 149 },
    { ...OIL, stock_quantity: 2 },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Schimbă 2 prețuri' }));
  await dialog.findByText('1 din 2 au fost făcute.');
  // The piece sold meanwhile stays sold.
  expect(sent()).toEqual([[3, 80, undefined]]);
  expect(host.requestsOf(updateProduct)[0]?.body).toMatchObject({ stock_quantity: 2 });
});

test('chosen products are exported with everything that an import takes', async () => {
  const files = catchFiles();
  const { user } = setUp();
  await user.click(await screen.findByRole('checkbox', { name: 'Alege Ser (roșu)' }));
  const bar = within(await screen.findByRole('region', { name: 'Produse alese' }));
  bar.getByText('1 produs ales');
  await user.click(bar.getByRole('button', { name: 'Exportă alese' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]).toEqual({
    name: 'produse-alese.csv',
    text: [
      '\uFEFFID;Nume;Culoare;Preț;Stoc;Categorie;Descriere;Imagini;Versiune',
      '1;Ser;roșu;151,05;10;Ten;Pentru ten uscat.;http://files.test/ser.jpg;4',
      '',
    ].join('\r\n'),
  });
  await user.click(bar.getByRole('button', { name: 'Alege toate cele 4' }));
  bar.getByText('4 produse alese');
  await user.click(bar.getByRole('button', { name: 'Renunță la alegere' }));
  expect(screen.queryByRole('region', { name: 'Produse alese' })).toBeNull();
});
