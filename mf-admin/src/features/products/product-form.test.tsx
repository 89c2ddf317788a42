import { beforeEach, expect, test } from '@rstest/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { createProduct } from '@vitrina/contract/calls/create-product';
import { createUploadTicket } from '@vitrina/contract/calls/create-upload-ticket';
import { listCategories } from '@vitrina/contract/calls/list-categories';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { updateProduct } from '@vitrina/contract/calls/update-product';
import { stubFileHost } from '@vitrina/shared-auth/testing/stub-file-host';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { fillIn, isToasted, openDialog, renderConsole } from '../../../test/render-console.tsx';
import { sampleProduct } from '../../../test/samples.ts';
import { stubDrawing } from '../../../test/stub-drawing.ts';

const SERUM = sampleProduct();
const NEW = '/admin/products?edit=new';
const EDIT = '/admin/products?edit=1';
const CREATE = 'Creează produsul';
const SAVE = 'Salvează modificările';
const UPLOADED = (name: string) => `{"status":"success","urls":["http://files.test/${name}"]}`;

const field = (label: RegExp) =>
  screen.findByLabelText<HTMLInputElement>(label, {
    selector: 'form :is(input, select, textarea)',
  });
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const pictures = () =>
  screen.queryAllByRole('img', { name: /^Imaginea/ }).map((one) => one.getAttribute('src'));
const choose = async (...names: string[]) =>
  fireEvent.change(await screen.findByLabelText('Alege imagini'), {
    target: {
      files: names.map((name) => {
        const text = name.startsWith('stricat') ? 'broken' : name;
        return new File([text], name, { type: name.endsWith('.txt') ? 'text/plain' : 'image/png' });
      }),
    },
  });

beforeEach(() => stubDrawing());

function setUp(path: string) {
  const host = stubHost();
  host.answers(listProducts, [SERUM]);
  host.answers(listCategories, { data: [{ category_id: 1, category_name: 'Ten' }] });
  host.answers(createUploadTicket, { ticket: 'bilet', expiresAt: '2026-03-01T08:00:00Z' });
  host.answers(createProduct, {});
  host.answers(updateProduct, {});
  const files = stubFileHost();
  return { host, files, ...renderConsole(path) };
}

async function fillAll(user: UserEvent, name = 'Produs de încercare') {
  const texts: readonly (readonly [RegExp, string])[] = [
    [/^Nume/, name],
    [/^Preț/, '12,50'],
    [/^Stoc/, '7'],
    [/^Descriere/, 'Descriere de încercare.'],
  ];
  for (const [label, text] of texts) {
    await user.clear(await field(label));
    await user.paste(text);
  }
  await user.selectOptions(await field(/^Categorie/), 'Ten');
  await user.clear(await field(/^Culoare/));
  await user.paste('ALBASTRU');
  await user.tab();
}

test('a product needs every field and a picture', async () => {
  const { host, user } = setUp('/admin/products');
  await press(user, 'Adaugă produs');
  (await openDialog()).getByRole('heading', { name: 'Produs nou' });
  await press(user, CREATE);
  await screen.findByText(
    'Vă rugăm să completați toate câmpurile și să încărcați cel puțin o imagine.',
  );
  expect(document.activeElement).toBe(await field(/^Nume/));
  expect(host.requestsOf(createProduct)).toEqual([]);
});

test('a product is created with its pictures and a colour that was typed out', async () => {
  const { files, host, router, user } = setUp(NEW);
  files.answers(UPLOADED('unu.jpg'));
  await choose('unu.png');
  await fillAll(user);
  expect((await field(/^Culoare/)).value).toBe('albastru');
  await waitFor(() => expect(pictures()).toEqual(['http://files.test/unu.jpg']));
  await press(user, CREATE);
  await isToasted('Produsul a fost creat cu succes!');
  expect(files.sent.map(({ ticket }) => ticket)).toEqual(['bilet']);
  expect(host.requestsOf(createProduct).map(({ body }) => body)).toEqual([
    {
      name: 'Produs de încercare',
      description: 'Descriere de încercare.',
      price: 12.5,
      stock_quantity: 7,
      category_id: 1,
      color: 'blue',
      image_urls: ['http://files.test/unu.jpg'],
    },
  ]);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await press(user, 'Adaugă produs');
  expect((await field(/^Nume/)).value).toBe('');
});

test('a refusal shows the words of the host, or ours; what was typed stays', async () => {
  const { host, user } = setUp(EDIT);
  host.refuses(updateProduct, 400);
  await user.clear(await field(/^Nume/));
  await user.paste('Rămâne');
  await press(user, SAVE);
  await screen.findByText('A apărut o eroare la crearea/actualizarea produsului.');
  host.refuses(updateProduct, 400, { error: 'Categoria nu mai există.' });
  await press(user, SAVE);
  await screen.findByText('Categoria nu mai există.');
  expect((await field(/^Nume/)).value).toBe('Rămâne');
});

test('what is wrong with a value is said in Romanian, whole, and leads there', async () => {
  const { host, user } = setUp(EDIT);
  const wrong: readonly (readonly [RegExp, string])[] = [
    [/^Preț/, '12,345'],
    [/^Stoc/, 'o mie'],
    [/^Descriere/, 'ș'.repeat(10_000)],
  ];
  for (const [label, text] of wrong) {
    await user.clear(await field(label));
    await user.paste(text);
  }
  await press(user, SAVE);
  await screen.findByText('Prețul este o sumă între 0,01 și 100.000 RON.');
  expect(screen.getByText('Stocul este un număr întreg între 0 și 1.000.000.')).toBeTruthy();
  expect(
    screen.getByText('Cel mult 5000 de caractere; acum sunt 10000. Textul nu a fost trimis.'),
  ).toBeTruthy();
  expect(document.activeElement).toBe(await field(/^Preț/));
  expect((await field(/^Descriere/)).value).toBe('ș'.repeat(10_000));
  fireEvent.change(await field(/^Descriere/), { target: { value: 'gol \0 aici' } });
  await press(user, SAVE);
  expect((await field(/^Descriere/)).getAttribute('aria-invalid')).toBe('true');
  expect(host.requestsOf(updateProduct)).toEqual([]);
});

test('two save at once: the second is told, sees the other change and saves over it', async () => {
  const { host, user } = setUp(EDIT);
  await user.clear(await field(/^Descriere/));
  await user.paste('Numai descrierea.');
  host.refuses(updateProduct, 409, { code: 'version_conflict' });
  host.answers(listProducts, [{ ...SERUM, price: 123.45, stock_quantity: 8, version: 5 }]);
  await press(user, SAVE);
  await screen.findByText(/^Altcineva a schimbat produsul între timp/);
  expect((await field(/^Descriere/)).value).toBe('Numai descrierea.');
  expect((await field(/^Preț/)).value).toBe('123,45');
  host.answers(updateProduct, {});
  await press(user, SAVE);
  await isToasted('Produsul a fost actualizat cu succes!');
  expect(host.requestsOf(updateProduct).map(({ body }) => body)).toMatchObject([
    { version: 4, price: 151, stock_quantity: 10, stock_seen: 10 },
    {
      version: 5,
      price: 123.45,
      stock_quantity: 8,
      stock_seen: 8,
      description: 'Numai descrierea.',
    },
  ]);
});

test('of a host that counts no versions a product is changed without one', async () => {
  const { host, user } = setUp(EDIT);
  host.answers(listProducts, [sampleProduct({ version: null })]);
  await user.clear(await field(/^Stoc/));
  await user.paste('33');
  await press(user, SAVE);
  await isToasted('Produsul a fost actualizat cu succes!');
  const { body } = host.requestsOf(updateProduct)[0] ?? {};
  expect(body).toMatchObject({ stock_quantity: 33, stock_seen: 10 });
  expect(body).not.toHaveProperty('version');
});

test('what was typed is kept while the list is searched, or the form hidden; then it is given up', async () => {
  localStorage.setItem(
    'vitrina:admin-views:produse',
    JSON.stringify([{ name: 'Seruri', search: 'q=ser' }]),
  );
  const { router, user } = setUp(NEW);
  await user.clear(await field(/^Nume/));
  await user.paste('Încă nesalvat');
  await fillIn(user, 'Caută', 'nimic');
  await waitFor(() => expect(router.state.location.search).toContain('q=nimic'));
  await press(user, 'Șterge filtrele');
  await waitFor(() => expect(router.state.location.search).toBe('?edit=new'));
  await user.click(screen.getByRole('link', { name: 'Seruri' }));
  await waitFor(() => expect(router.state.location.search).toContain('q=ser'));
  expect((await field(/^Nume/)).value).toBe('Încă nesalvat');
  await press(user, 'Închide');
  await press(user, 'Editează Ser (roșu)');
  expect((await field(/^Nume/)).value).toBe('Ser');
  await press(user, 'Închide');
  await press(user, 'Adaugă produs');
  expect((await field(/^Nume/)).value).toBe('Încă nesalvat');
  await press(user, 'Renunță la modificări');
  await press(user, 'Adaugă produs');
  expect((await field(/^Nume/)).value).toBe('');
});

test('each file fails alone: the others go on, and it can be tried again or given up', async () => {
  const { files, user } = setUp(NEW);
  files.answers('{"status":"error"}');
  files.answers('{"status":"error","message":"Discul este plin."}');
  files.answers(UPLOADED('trei.jpg'));
  files.answers(UPLOADED('unu.jpg'));
  await choose('unu.png', 'doi.png', 'trei.png');
  await screen.findByText('Încărcarea unui fișier a eșuat.');
  await screen.findByText('Discul este plin.');
  await waitFor(() => expect(pictures()).toEqual(['http://files.test/trei.jpg']));
  await press(user, 'Reîncearcă unu.png');
  await waitFor(() => expect(pictures()).toHaveLength(2));
  await press(user, 'Renunță la doi.png');
  expect(screen.queryByText('Discul este plin.')).toBeNull();
  expect(files.sent).toHaveLength(4);
});

test('what is no picture, is broken, or cannot be sent is said', async () => {
  const { files, user } = setUp(NEW);
  await choose('nota.txt', 'stricat.png');
  await screen.findByText('nota.txt nu este o imagine.');
  await screen.findByText('A apărut o eroare în timpul încărcării.');
  await press(user, 'Renunță la stricat.png');
  expect(files.sent).toEqual([]);
  files.isUnreachable();
  await choose('unu.png');
  await screen.findByText('A apărut o eroare în timpul încărcării.');
});

test('a canvas that gives nothing back is said', async () => {
  setUp(NEW);
  stubDrawing('');
  await choose('gol.png');
  await screen.findByText('Canvas is empty');
});

test('a picture is there once, and they are moved and removed', async () => {
  const { files, host, user } = setUp(NEW);
  for (const name of ['a.jpg', 'b.jpg', 'a.jpg', 'c.jpg']) files.answers(UPLOADED(name));
  await choose('a.png', 'b.png', 'a.png', 'c.png');
  await screen.findByText('a.png este deja printre imagini.');
  const shown = (...names: string[]) =>
    expect(pictures()).toEqual(names.map((name) => `http://files.test/${name}.jpg`));
  await waitFor(() => shown('a', 'b', 'c'));
  await press(user, 'Mută imaginea 2 mai în față');
  shown('b', 'a', 'c');
  await press(user, 'Mută imaginea 2 mai în spate');
  shown('b', 'c', 'a');
  await press(user, 'Elimină imaginea 1');
  shown('c', 'a');
  await fillAll(user);
  await press(user, CREATE);
  await isToasted('Produsul a fost creat cu succes!');
  expect(host.requestsOf(createProduct)[0]?.body).toMatchObject({
    image_urls: ['http://files.test/c.jpg', 'http://files.test/a.jpg'],
  });
});

test('saving waits for a picture that is still on its way', async () => {
  const { files, host, user } = setUp(EDIT);
  files.answers(UPLOADED('unu.jpg'));
  const answer = files.holdsBack();
  await choose('unu.png');
  await screen.findByRole('button', { name: 'Încărcare...' });
  const save = screen.getByRole('button', { name: SAVE });
  expect(save.getAttribute('aria-busy')).toBe('true');
  await user.click(save);
  expect(host.requestsOf(updateProduct)).toEqual([]);
  answer();
  await waitFor(() => expect(save.hasAttribute('aria-busy')).toBe(false));
  expect(pictures()).toHaveLength(2);
});

test('a picture arrives although the form was hidden meanwhile, unless it was given up', async () => {
  const { files, user } = setUp(NEW);
  files.answers(UPLOADED('unu.jpg'));
  let answer = files.holdsBack();
  await choose('unu.png');
  await waitFor(() => expect(files.sent).toHaveLength(1));
  await press(user, 'Închide');
  answer();
  await press(user, 'Adaugă produs');
  await waitFor(() => expect(pictures()).toHaveLength(1));
  answer = files.holdsBack();
  await choose('doi.png');
  await waitFor(() => expect(files.sent).toHaveLength(2));
  await press(user, 'Renunță la modificări');
  answer();
  await press(user, 'Adaugă produs');
  await screen.findByRole('button', { name: 'Alege imagini' });
  expect(pictures()).toEqual([]);
});

test('a colour is found by its Romanian or CSS name and chosen by keyboard', async () => {
  const { user } = setUp(NEW);
  const color = await field(/^Culoare/);
  await user.click(color);
  await user.paste('rosu');
  const list = within(screen.getByRole('listbox', { name: 'Culori' }));
  expect(list.getAllByRole('option').length).toBeGreaterThan(1);
  await user.clear(color);
  await user.paste('nu este o culoare');
  await screen.findByText('Nicio culoare nu se potrivește.');
  await user.clear(color);
  await user.paste('skyblue');
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(color.value).toMatch(/^albastru-cer/);
});
