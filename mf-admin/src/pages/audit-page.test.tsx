import { expect, test } from '@rstest/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listAllBusinesses } from '@vitrina/contract/calls/list-all-businesses';
import { listAllCommissions } from '@vitrina/contract/calls/list-all-commissions';
import { listAllUserWebsites } from '@vitrina/contract/calls/list-all-user-websites';
import { listAuditEntries } from '@vitrina/contract/calls/list-audit-entries';
import { listCategories } from '@vitrina/contract/calls/list-categories';
import { listPartners } from '@vitrina/contract/calls/list-partners';
import { listProducts } from '@vitrina/contract/calls/list-products';
import { listUserWebsiteRequests } from '@vitrina/contract/calls/list-user-website-requests';
import { listUsers } from '@vitrina/contract/calls/list-users';
import { searchConsole } from '@vitrina/contract/calls/search-console';
import { CAPABILITIES } from '@vitrina/contract/capabilities';
import type { AuditEntry } from '@vitrina/contract/entities/audit-entry';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { catchFiles } from '../../test/catch-files.ts';
import { chooseUser, renderConsole } from '../../test/render-console.tsx';
import {
  sampleCommission,
  sampleCompany,
  sampleProduct,
  sampleSite,
  sampleUser,
} from '../../test/samples.ts';

const entry = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ id: 9, at: '2026-03-02T10:00:00.000Z', kind: 'order', subject_id: 17, action: 'changed' },
  ...{ what: 'update-order-status', actor_kind: 'person', actor_id: 1, actor_name: 'Ana Pop' },
  ...{ session: 'ab12cd34ef56', request: 'r-1' },
  changes: [{ field: 'status', before: 'Processing', after: 'Shipped', erased: false }],
  ...more,
});
const change = (field: string, before: string | null, after: string | null, erased = false) => ({
  ...{ field, before, after, erased },
});

function setUp(data: AuditEntry[], path = '/admin/audit', next: number | null = null) {
  const host = stubHost();
  host.answers(listUsers, [sampleUser({ id: 1, name: 'Ana Pop', role: 'admin' })]);
  host.answers(listAuditEntries, { data, next });
  return { host, ...renderConsole(path) };
}
const items = () => screen.getAllByRole('listitem').map((item) => item.textContent ?? '');

test('a change of one field is a sentence, with when and from which session', async () => {
  setUp([entry()]);
  const item = await screen.findByText(/a schimbat starea comenzii 17/);
  expect(item.textContent).toBe(
    'Ana Pop a schimbat starea comenzii 17 din „Procesare” în „Expediată”',
  );
  expect(items().at(-1)).toContain(
    '02.03.2026, 12:00 · update-order-status · sesiunea ab12cd34ef56',
  );
});

test('several fields are told one by one, amounts in RON', async () => {
  const changes = [change('price_bani', '4990', '5490'), change('stock', '3', '8')];
  setUp([entry({ kind: 'product', subject_id: 4, changes })]);
  const rows = await screen.findAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'CâmpÎnainteDupă',
    'prețul49,90\u00a0RON54,90\u00a0RON',
    'stocul38',
  ]);
});

test('who is erased, a secret, a visitor, a job and a hand in the database are said as such', async () => {
  const user = { kind: 'user' as const, subject_id: 5 };
  setUp([
    entry({ id: 5, ...user, changes: [change('name', null, null, true)] }),
    entry({ id: 4, ...user, changes: [change('password_hash', '•', '•')] }),
    entry({
      id: 3,
      ...user,
      actor_kind: 'visitor',
      actor_id: null,
      actor_name: null,
      action: 'created',
    }),
    entry({
      id: 2,
      actor_kind: 'job',
      actor_id: null,
      actor_name: null,
      what: 'refund due payments',
    }),
    entry({ id: 1, actor_kind: 'database', actor_id: null, actor_name: null, what: 'postgres' }),
  ]);
  await screen.findByText(/a schimbat numele contului 5/);
  const told = items();
  const has = (pattern: RegExp) => expect(told).toContainEqual(expect.stringMatching(pattern));
  has(/schimbat numele contului 5.*numele.*șters/s);
  has(/schimbat parola contului 5.*nu se păstrează/s);
  has(/^Un vizitator a creat contul 5/);
  has(/^Sistemul a schimbat starea comenzii 17/);
  has(/^Rolul „postgres”, direct în baza de date, a schimbat starea/);
});

test('an erasure is told as one', async () => {
  const changes = [change('erased_at', null, '2026-01-01'), change('name', null, null, true)];
  setUp([entry({ kind: 'user', subject_id: 5, what: 'erase-person', changes })]);
  await screen.findByText(/a șters datele personale ale contului 5/);
});

test('a note is told with its text', async () => {
  const changes = [
    change('id', null, '867'),
    change('actor_id', null, '1'),
    change('kind', null, 'note'),
    change('detail', null, 'Sună înainte.'),
  ];
  setUp([entry({ what: 'add-order-note', changes })]);
  const told = await screen.findByText(/a adăugat o notă/);
  expect(told.textContent).toBe('Ana Pop a adăugat o notă la comanda 17: „Sună înainte.”');
});

test('the filters stand in the address and are asked of the host', async () => {
  const { host, router, user } = setUp([entry()]);
  await screen.findByText(/comenzii 17/);
  await user.selectOptions(screen.getByLabelText('Ce'), 'Comenzi');
  await user.selectOptions(screen.getByLabelText('Cine'), '1');
  await waitFor(() =>
    expect(host.requestsOf(listAuditEntries).at(-1)?.search).toBe('?person=1&kind=order&limit=50'),
  );
  expect(router.state.location.search).toBe('?kind=order&person=1');
});

test('older entries are reached by the last one, and the newest again', async () => {
  const { host, router, user } = setUp([entry()], '/admin/audit?kind=order', 9);
  await user.click(await screen.findByRole('button', { name: 'Mai vechi' }));
  await waitFor(() =>
    expect(host.requestsOf(listAuditEntries).at(-1)?.search).toContain('before=9'),
  );
  await user.click(await screen.findByRole('button', { name: 'Cele mai noi' }));
  await waitFor(() => expect(router.state.location.search).toBe('?kind=order'));
});

test('what was found is a file, a row for each field', async () => {
  const files = catchFiles();
  const changes = [change('price_bani', '4990', '5490'), change('stock', '3', '8')];
  const { user } = setUp([entry({ kind: 'product', subject_id: 4, changes })]);
  await user.click(await screen.findByRole('button', { name: 'Exportă CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = files[0]?.text.split('\r\n') ?? [];
  expect(files[0]?.name).toBe('jurnal.csv');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain(
    'Ana Pop;1;Produse;4;a schimbat;a schimbat produsul 4;update-order-status',
  );
  expect(lines[1]).toContain('prețul;49,90\u00a0RON;54,90\u00a0RON');
});

test('a list that does not come is said, and comes with a retry', async () => {
  const { host, user } = setUp([]);
  await screen.findByText('Nicio înregistrare');
  host.refuses(listAuditEntries, 400);
  await user.selectOptions(screen.getByLabelText('Ce'), 'Comenzi');
  await screen.findByText('Jurnalul nu a putut fi încărcat.');
  host.answers(listAuditEntries, { data: [entry()], next: null });
  await user.click(screen.getByRole('button', { name: 'Reîncearcă' }));
  await screen.findByText(/comenzii 17/);
});

test('a host without a record has no link to it, and the page says so', async () => {
  const host = stubHost({ capabilities: CAPABILITIES.filter((name) => name !== 'audit') });
  renderConsole('/admin/audit');
  await screen.findByText('Gazda nu ține un jurnal');
  expect(screen.queryByRole('link', { name: 'Jurnal' })).toBeNull();
  expect(host.requestsOf(listAuditEntries)).toEqual([]);
});

test('the history of a thing is read when it is opened, on its own page', async () => {
  const { host, user } = setUp(
    [entry({ kind: 'product', subject_id: 4, changes: [change('stock', '3', '8')] })],
    '/admin/products?edit=4',
  );
  host.answers(listProducts, [sampleProduct({ product_id: 4 })]);
  host.answers(listCategories, { data: [] });
  await user.click(await screen.findByText('Jurnal', { selector: 'summary' }));
  await screen.findByText(/a schimbat stocul produsului 4 din „3” în „8”/);
  expect(host.requestsOf(listAuditEntries).at(-1)?.search).toBe('?kind=product&subject=4&limit=50');
  expect(screen.getByRole('link', { name: 'Vezi în jurnal' }).getAttribute('href')).toBe(
    '/admin/audit?kind=product&subject=4',
  );
});

test('an account leads to its history', async () => {
  setUp([], '/admin/users');
  const [link] = await screen.findAllByRole('link', { name: 'Vezi în jurnal' });
  expect(link?.getAttribute('href')).toBe('/admin/audit?kind=user&subject=1');
});

const ofPartner = [change('is_paid', 'false', 'true')];

test.each([
  {
    ...{ page: '/admin/manage', kind: 'site' as const, id: 1 },
    button: 'Jurnal: florarie.exemplu.ro',
    told: /a schimbat achitarea site-ului 1/,
  },
  {
    ...{ page: '/admin/create-partner', kind: 'partner' as const, id: 3 },
    button: 'Jurnal: Florăria Ana',
    told: /a schimbat achitarea magazinului 3/,
  },
  {
    ...{ page: '/admin/commissions', kind: 'commission' as const, id: 1 },
    button: /^Jurnal: Ana Exemplu, florarie/,
    told: /a schimbat achitarea comisionului 1/,
  },
])('the history of a $kind opens from its row', async ({ page, kind, id, button, told }) => {
  const { host, user } = setUp([entry({ kind, subject_id: id, changes: ofPartner })], page);
  host.answers(listAllBusinesses, { data: [sampleCompany()] });
  host.answers(listAllUserWebsites, { data: [sampleSite()] });
  host.answers(listAllCommissions, [sampleCommission()]);
  host.answers(listPartners, { data: [{ id: 3, name: 'Florăria Ana' }] });
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: button }));
  await dialog.findByText(told);
  expect(host.requestsOf(listAuditEntries).at(-1)?.search).toBe(
    `?kind=${kind}&subject=${id}&limit=50`,
  );
  expect(dialog.getByRole('link', { name: 'Vezi în jurnal' }).getAttribute('href')).toBe(
    `/admin/audit?kind=${kind}&subject=${id}`,
  );
});

test('the history of a company opens where it is chosen', async () => {
  const { host, user } = setUp(
    [entry({ kind: 'business', subject_id: 1, changes: [change('iban', 'RO1', 'RO2')] })],
    '/admin/manage?edit=new',
  );
  host.answers(searchConsole, {
    ...{ orders: [], products: [], requests: [] },
    users: [sampleUser()],
  });
  host.answers(listAllBusinesses, { data: [sampleCompany()] });
  host.answers(listAllUserWebsites, { data: [] });
  host.answers(listUserWebsiteRequests, { data: [] });
  await chooseUser(user, 'Ana Exemplu', 'Ana Exemplu (ana@exemplu.ro)');
  await user.selectOptions(screen.getByLabelText(/^Firmă/), '1');
  await user.click(screen.getByRole('button', { name: 'Jurnal: Florăria Ana SRL' }));
  await screen.findByText(/a schimbat IBAN-ul firmei 1 din „RO1” în „RO2”/);
});

test('rows have no history for who may not read the journal', async () => {
  const host = stubHost({ capabilities: CAPABILITIES.filter((name) => name !== 'audit') });
  host.answers(listAllCommissions, [sampleCommission()]);
  renderConsole('/admin/commissions');
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: /^Jurnal/ })).toBeNull();
});

test('a release, an invitation and a setting are told in words', async () => {
  setUp([
    entry({
      ...{ id: 4, kind: 'release', subject_id: 12, action: 'created', actor_kind: 'job' },
      ...{ actor_id: null, actor_name: null, what: 'follow releases', session: null },
      changes: [
        change('part', null, 'mf-shop'),
        change('deed', null, 'rolled-back'),
        change('from_release', null, '1.0.1-aaaaaaaa'),
        change('to_release', null, '1.0.0-bbbbbbbb'),
        change('released_by', null, 'Echipa magazin'),
      ],
    }),
    entry({
      ...{ id: 3, kind: 'invitation', subject_id: 5, action: 'deleted', what: 'reset-password' },
      ...{ actor_kind: 'visitor', actor_id: null, actor_name: null },
      changes: [change('email', 'dan@exemplu.ro', null)],
    }),
    entry({
      ...{ id: 2, kind: 'invitation', subject_id: 5, what: 'invite-staff' },
      changes: [change('token_hash', '•', '•'), change('expires_at', '2026-03-01', '2026-03-08')],
    }),
    entry({
      ...{ id: 1, kind: 'setting', subject_id: 9, what: 'update-delivery' },
      changes: [change('name', null, 'delivery'), change('value.fee', '20', '25')],
    }),
  ]);
  await screen.findByText(/a readus/);
  const told = items().join('\n');
  expect(told).toContain('Echipa magazin a readus la o versiune mai veche mf-shop');
  expect(told).toContain('Un vizitator a acceptat invitația pentru dan@exemplu.ro');
  expect(told).toContain('Ana Pop a trimis din nou invitația 5');
  expect(told).toContain('a schimbat taxa de livrare (costul livrării) din „20,00');
});

test('releases are a filter where the host tells them, and only there', async () => {
  setUp([entry()]);
  await screen.findByText(/comenzii 17/);
  expect(screen.getByRole('option', { name: 'Versiuni' })).toBeTruthy();
});

test('a host that tells no releases is not asked for them', async () => {
  const host = stubHost({ capabilities: CAPABILITIES.filter((name) => name !== 'audit-releases') });
  host.answers(listUsers, []);
  host.answers(listAuditEntries, { data: [entry()], next: null });
  renderConsole('/admin/audit');
  await screen.findByText(/comenzii 17/);
  expect(screen.queryByRole('option', { name: 'Versiuni' })).toBeNull();
  screen.getByText(/păstrat de unealta de publicare/);
});

test.each([
  ['?subject=abc', 'Scrie un număr.'],
  ['?subject=99999999999', 'Scrie un număr.'],
  ['?kind=zzz', 'Un filtru nu poate fi citit'],
  ['?person=-3', 'Un filtru nu poate fi citit'],
  ['?from=2026-02-31', 'Un filtru nu poate fi citit'],
  ['?from=2026-12-01&to=2026-11-01', 'Ziua este înaintea celei de la „De la”.'],
])('with %s nothing is listed, and what is wrong is said', async (search, said) => {
  const { host, user } = setUp([entry()], `/admin/audit${search}`);
  await screen.findByText(said);
  expect(screen.queryByText(/a schimbat starea/)).toBeNull();
  expect(host.requestsOf(listAuditEntries)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Șterge filtrele' }));
  await screen.findByText(/a schimbat starea comenzii 17/);
});

test('who stands in the entries can be chosen, also by those who do not see the accounts', async () => {
  const host = stubHost();
  host.answers(listAuditEntries, {
    data: [entry({ actor_id: 7, actor_name: 'Sorina' })],
    next: null,
  });
  const { router, user } = renderConsole('/admin/audit', {}, 'token', ['shop']);
  await screen.findByText(/comenzii 17/);
  await user.selectOptions(screen.getByLabelText('Cine'), 'Sorina');
  await waitFor(() => expect(router.state.location.search).toBe('?person=7'));
});

test('a kind that one may not see is said, and asks for nothing', async () => {
  const host = stubHost();
  host.answers(listAuditEntries, { data: [entry()], next: null });
  renderConsole('/admin/audit?kind=user', {}, 'token', ['shop']);
  await screen.findByText('Nu ai dreptul să vezi aceste înregistrări');
  expect(screen.queryByRole('button', { name: 'Reîncearcă' })).toBeNull();
});

test('a day that is typed filters once its year is one', async () => {
  const { router } = setUp([entry()]);
  await screen.findByText(/a schimbat starea comenzii 17/);
  const field = screen.getByLabelText('De la');
  for (const value of ['0002-11-24', '0020-11-24', '0202-11-24']) {
    fireEvent.change(field, { target: { value } });
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect([(field as HTMLInputElement).value, router.state.location.search]).toEqual([value, '']);
  }
  fireEvent.change(field, { target: { value: '2026-11-24' } });
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-11-24'));
});
