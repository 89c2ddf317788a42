import { expect, test } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import { createProduct } from '@vitrina/contract/calls/create-product';
import { deleteProduct } from '@vitrina/contract/calls/delete-product';
import { listCategories } from '@vitrina/contract/calls/list-categories';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { updateProduct } from '@vitrina/contract/calls/update-product';
import type { Product } from '@vitrina/contract/entities/product';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { catchFiles } from '../../test/catch-files.ts';
import { isToasted, openDialog, renderConsole, undoButton } from '../../test/render-console.tsx';
import { sampleProduct } from '../../test/samples.ts';

const SERUM = sampleProduct({ product_description: '=SUMA de vitamine; zilnic', price: 12.5 });
const SOAP = sampleProduct({ product_id: 2, product_name: 'Săpun', color: 'green' });
const TWIN = sampleProduct({ product_id: 3, product_name: 'Ulei' });
const ALL = [SERUM, SOAP, TWIN, { ...TWIN, product_id: 4 }];
const IMAGE = 'http://files.test/nou.jpg';

function setUp(products: readonly Product[] = ALL) {
  const host = stubHost();
  host.answers(listProducts, [...products]);
  host.answers(listCategories, {
    data: [
      { category_id: 1, category_name: 'Ten' },
      { category_id: 2, category_name: 'Corp' },
    ],
  });
  for (const call of [updateProduct, createProduct, deleteProduct]) host.answers(call, {});
  const page = renderConsole('/admin/products?edit=import');
  const choose = async (content: string | Uint8Array<ArrayBuffer>) => {
    const dialog = await openDialog();
    await page.user.upload(
      dialog.getByLabelText(/^Fișier CSV/),
      new File([content], 'produse.csv', { type: 'text/csv' }),
    );
    return dialog;
  };
  const written = () =>
    [updateProduct, createProduct, deleteProduct].flatMap((call) => host.requestsOf(call));
  return { host, choose, written, ...page };
}

const changesOf = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
  within(dialog.getByRole('table', { name: 'Se schimbă' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
const problemsOf = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
  dialog.getAllByRole('listitem').map(({ textContent }) => textContent);

test('what was exported and not changed is unchanged, formulas and commas too', async () => {
  const files = catchFiles();
  const { choose, user, written } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Exportă CSV', hidden: true }));
  await waitFor(() => expect(files).toHaveLength(1));
  const dialog = await choose(files[0]?.text ?? '');
  await dialog.findByText('0 produse noi · 0 schimbate · 4 neschimbate · 0 greșeli');
  await user.click(dialog.getByRole('button', { name: 'Aplică' }));
  expect(written()).toEqual([]);
});

test('a file is compared field by field, and nothing is written before it is applied', async () => {
  const { choose, user, host, written } = setUp();
  const dialog = await choose(
    [
      'ID,Nume,Culoare,Preț,Stoc,Categorie,Descriere,Imagini',
      '1,Ser,roșu,"13,90",10,corp,"Alt text",http://files.test/ser.jpg',
      `,Balsam,bej,20,5,Ten,Pentru păr.,${IMAGE}`,
      '2,Săpun,verde,151,10,Ten,Pentru ten uscat.,http://files.test/ser.jpg',
    ].join('\n'),
  );
  await dialog.findByText('1 produs nou · 1 schimbat · 1 neschimbat · 0 greșeli');
  expect(changesOf(dialog)).toEqual([
    'Ser (roșu)Descriere=SUMA de vitamine; zilnic → Alt textPreț12,5 → 13,90CategorieTen → corp',
  ]);
  expect(written()).toEqual([]);
  const added = sampleProduct({ product_id: 9, product_name: 'Balsam', color: 'beige', price: 20 });
  host.answers(listProducts, [
    { ...SERUM, price: 13.9, category_id: 2, product_description: 'Alt text', version: 5 },
    SOAP,
    added,
  ]);
  await user.click(dialog.getByRole('button', { name: 'Aplică 2 modificări' }));
  await dialog.findByText('2 din 2 au fost făcute.');
  expect(host.requestsOf(updateProduct).map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/products/1',
      expect.objectContaining({ price: 13.9, category_id: 2, description: 'Alt text', version: 4 }),
    ],
  ]);
  expect(host.requestsOf(createProduct)[0]?.body).toMatchObject({
    name: 'Balsam',
    color: 'beige',
    stock_quantity: 5,
    image_urls: [IMAGE],
  });
  await user.click(await undoButton());
  await isToasted('Modificarea a fost anulată.');
  expect(host.requestsOf(deleteProduct).map(({ path }) => path)).toEqual(['/api/products/9']);
  expect(host.requestsOf(updateProduct).at(-1)?.body).toMatchObject({
    price: 12.5,
    category_id: 1,
    description: '=SUMA de vitamine; zilnic',
    version: 5,
  });
});

test('what is wrong is said by line and column, and the rest can be imported', async () => {
  const { choose } = setUp();
  const dialog = await choose(
    [
      'ID;Nume;Culoare;Preț;Stoc;Categorie;Versiune',
      '1;Ser;roșu;zece;10;Ten;4',
      '77;Altul;roșu;10;10;Ten;',
      '2;Săpun;verde;20;10;Altele;4',
      '2;Săpun;verde;20;10;Ten;3',
      ';Ulei;roșu;9;1;Ten;',
      ';Nou;roz;9;1;Ten;',
      '3;Ulei;roșu;14;10;Ten;',
      '3;Ulei;roșu;15;10;Ten;',
    ].join('\r\n'),
  );
  await dialog.findByText('0 produse noi · 1 schimbat · 0 neschimbate · 8 greșeli');
  expect(problemsOf(dialog)).toEqual([
    'Rândul 2, Preț: Prețul este o sumă între 0,01 și 100.000\u00a0RON.',
    'Rândul 3, ID: produsul #77 nu există',
    'Rândul 4, Categorie: categoria „Altele” nu există; adaug-o întâi',
    'Rândul 5, Versiune: produsul a fost schimbat după export; exportă din nou',
    'Rândul 6, ID: 2 produse au acest nume și această culoare; scrie numărul celui potrivit',
    'Rândul 7, Descriere: coloana lipsește din fișier; un produs nou are nevoie de ea',
    'Rândul 7, Imagini: coloana lipsește din fișier; un produs nou are nevoie de ea',
    'Rândul 9: Ulei (roșu) apare de două ori în fișier',
  ]);
});

test.each([
  ['an empty file', '', 'Fișierul este gol.'],
  ['headings alone', 'ID;Nume\r\n', 'Fișierul are doar numele coloanelor.'],
  [
    'something else',
    'Oraș;Județ\nCluj;CJ',
    'Fișierul nu are nici coloana „ID”, nici coloana „Nume”. Are: Oraș, Județ.',
  ],
  ['a column twice', 'ID;Pret;Preț\n1;2;3', 'Coloana „Preț” apare de două ori.'],
])('%s is said', async (_, content, told) => {
  const { choose } = setUp();
  const dialog = await choose(content);
  await dialog.findByText(told);
});

test('a file of an old program is read, and it is said that its letters were guessed', async () => {
  const { choose } = setUp();
  // `Săpun;verde` in Windows-1250.
  const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
  const dialog = await choose(
    new Uint8Array([...letters('Nume;Culoare;Stoc\r\nS'), 0xe3, ...letters('pun;verde;11')]),
  );
  await dialog.findByText('0 produse noi · 1 schimbat · 0 neschimbate · 0 greșeli');
  dialog.getByText(/citit ca Windows-1250/);
  expect(changesOf(dialog)).toEqual(['Săpun (verde)Stoc10 → 11']);
});

test('nothing chosen says what is missing', async () => {
  const { user } = setUp();
  const dialog = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Aplică' }));
  dialog.getByText('Alege un fișier CSV.');
});

test('ten thousand lines are read in pieces, and shown by the hundred', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    sampleProduct({ product_id: index + 1, product_name: `Ser ${index}` }),
  );
  const { choose, user } = setUp(many);
  const dialog = await choose(
    ['ID;Stoc', ...many.map(({ product_id }) => `${product_id};11`)].join('\n'),
  );
  await dialog.findByText(
    '0 produse noi · 10.000 de schimbate · 0 neschimbate · 0 greșeli',
    {},
    { timeout: 10_000 },
  );
  expect(changesOf(dialog)).toHaveLength(100);
  await user.click(dialog.getByRole('button', { name: 'Arată încă 100 din 9900' }));
  expect(changesOf(dialog)).toHaveLength(200);
});
