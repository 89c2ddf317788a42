import { expect, test } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import { acceptWebsiteRequest } from '@vitrina/contract/calls/accept-website-request';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import { listAllWebsiteRequests } from '@vitrina/contract/calls/list-all-website-requests';
import { updateRequestStatus } from '@vitrina/contract/calls/update-request-status';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { catchFiles } from '../../test/catch-files.ts';
import {
  fillIn,
  isToasted,
  openDialog,
  renderConsole,
  undoButton,
} from '../../test/render-console.tsx';
import { sampleRequest } from '../../test/samples.ts';

const FLORIST = sampleRequest();
const BAKER = sampleRequest({
  id: 2,
  business_name: 'Brutăria Ion',
  email: 'ion@exemplu.ro',
  status: 'completed',
});
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const status = () => screen.findByLabelText<HTMLSelectElement>('Status pentru Florăria Ana (#1)');

function setUp(path = '/admin/sites') {
  const host = stubHost();
  host.answers(listAllWebsiteRequests, { data: [FLORIST, BAKER] });
  host.answers(updateRequestStatus, {});
  return { host, ...renderConsole(path) };
}

test('a list that does not come is said, and comes with a retry', async () => {
  const host = stubHost();
  host.refuses(listAllWebsiteRequests, 400);
  const { user } = renderConsole('/admin/sites');
  await screen.findByText('Failed to fetch website requests');
  host.answers(listAllWebsiteRequests, { data: [FLORIST] });
  await user.click(screen.getByRole('button', { name: 'Reîncearcă' }));
  await waitFor(() => expect(names()).toEqual(['Florăria Ana']));
  expect(screen.queryByText('Failed to fetch website requests')).toBeNull();
});

test('no request at all is said', async () => {
  const host = stubHost();
  host.answers(listAllWebsiteRequests, { data: [] });
  renderConsole('/admin/sites');
  await screen.findByText('Nicio solicitare încă');
});

test('requests are searched without marks, and the address keeps the search', async () => {
  const { router, user } = setUp();
  await fillIn(user, 'Caută', 'brutaria');
  await waitFor(() => expect(names()).toEqual(['Brutăria Ion']));
  expect(screen.getByText('1 solicitare')).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe('?q=brutaria'));
  await fillIn(user, 'Caută', 'brutaria nimic');
  await waitFor(() => expect(router.state.location.search).toBe('?q=brutaria+nimic'));
  await user.click(await screen.findByRole('button', { name: 'Șterge filtrele' }));
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('a heading sorts by its column, both ways', async () => {
  const { router, user } = setUp();
  const heading = await screen.findByRole('columnheader', { name: 'Business Name' });
  await user.click(within(heading).getByRole('button'));
  await waitFor(() => expect(names()).toEqual(['Brutăria Ion', 'Florăria Ana']));
  expect(heading.getAttribute('aria-sort')).toBe('ascending');
  await user.click(within(heading).getByRole('button'));
  await waitFor(() => expect(names()).toEqual(['Florăria Ana', 'Brutăria Ion']));
  expect(heading.getAttribute('aria-sort')).toBe('descending');
  expect(router.state.location.search).toBe('?sort=-business');
});

test('requests are filtered by status and by the promised time', async () => {
  const { user } = setUp('/admin/sites?status=pending');
  await screen.findByText('1 solicitare');
  expect(names()).toEqual(['Florăria Ana']);
  await user.selectOptions(screen.getByLabelText('Filtru status'), 'Toate');
  await waitFor(() => expect(names()).toHaveLength(2));
  await user.click(screen.getByRole('checkbox', { name: 'Peste 7 zile lucrătoare' }));
  await waitFor(() => expect(names()).toEqual(['Florăria Ana']));
});

test('a status is saved, cannot be changed meanwhile, and is taken back', async () => {
  const { host, user } = setUp();
  const select = await status();
  const answer = host.holdsBack(updateRequestStatus, {});
  host.answers(listAllWebsiteRequests, { data: [{ ...FLORIST, status: 'in_test' }, BAKER] });
  await user.selectOptions(select, 'in_test');
  await waitFor(() => expect(select.disabled).toBe(true));
  expect(select.value).toBe('in_test');
  answer();
  await screen.findByText('Statusul solicitării a fost actualizat.');
  await waitFor(() => expect(select.disabled).toBe(false));
  host.answers(updateRequestStatus, {});
  await user.click(await undoButton());
  await isToasted('Modificarea a fost anulată.');
  expect(host.requestsOf(updateRequestStatus).map(({ path, body }) => [path, body])).toEqual([
    ['/api/website-request/1/status', { status: 'in_test', status_seen: 'pending' }],
    ['/api/website-request/1/status', { status: 'pending', status_seen: 'in_test' }],
  ]);
});

test('a status that a colleague set meanwhile is not replaced, and is said', async () => {
  const { host, user } = setUp();
  const select = await status();
  host.refuses(updateRequestStatus, 409, { code: 'version_conflict' });
  host.answers(listAllWebsiteRequests, { data: [{ ...FLORIST, status: 'completed' }, BAKER] });
  await user.selectOptions(select, 'in_test');
  await isToasted(/^Altcineva a schimbat statusul între timp: acum este „Finalizat”/);
  await waitFor(async () => expect((await status()).value).toBe('completed'));
  expect(host.requestsOf(updateRequestStatus).map(({ body }) => body)).toEqual([
    { status: 'in_test', status_seen: 'pending' },
  ]);
});

test('of a host that cannot tell, the status of now is read before it is set', async () => {
  const host = stubHost({ capabilities: [] });
  host.answers(listAllWebsiteRequests, { data: [FLORIST] });
  host.answers(updateRequestStatus, {});
  const { user } = renderConsole('/admin/sites');
  const select = await status();
  host.answers(listAllWebsiteRequests, { data: [{ ...FLORIST, status: 'completed' }] });
  await user.selectOptions(select, 'in_test');
  await isToasted(/^Altcineva a schimbat statusul între timp/);
  expect(host.requestsOf(updateRequestStatus)).toEqual([]);
  await user.selectOptions(await status(), 'in_test');
  await waitFor(() =>
    expect(host.requestsOf(updateRequestStatus).map(({ body }) => body)).toEqual([
      { status: 'in_test' },
    ]),
  );
});

test('a status that a colleague set meanwhile is not taken back with ours', async () => {
  const { host, user } = setUp();
  const select = await status();
  host.answers(listAllWebsiteRequests, { data: [{ ...FLORIST, status: 'in_test' }] });
  await user.selectOptions(select, 'in_test');
  const undo = await undoButton();
  host.refuses(updateRequestStatus, 409, { code: 'version_conflict' });
  host.answers(listAllWebsiteRequests, { data: [{ ...FLORIST, status: 'completed' }] });
  await user.click(undo);
  await isToasted('Modificarea nu a mai putut fi anulată.');
  await waitFor(async () => expect((await status()).value).toBe('completed'));
});

test('what can be taken back is offered inside of a drawer that covers the page', async () => {
  const page = setUp();
  page.host.refuses(getWebsiteRequest, 404);
  await page.user.selectOptions(await status(), 'in_test');
  await undoButton();
  const dialog = await openDetails(page);
  await page.user.click(await dialog.findByRole('button', { name: 'Anulează modificarea' }));
  await isToasted('Modificarea a fost anulată.');
});

test('a status that could not be saved is said and stays as it was', async () => {
  const { host, user } = setUp();
  host.refuses(updateRequestStatus, 400, { error: 'Nu acum.' });
  await user.selectOptions(await status(), 'in_test');
  await isToasted('Failed to update status');
  expect((await status()).value).toBe('pending');
  expect(screen.queryByRole('button', { name: 'Anulează modificarea' })).toBeNull();
});

const openDetails = async ({ user }: Pick<ReturnType<typeof setUp>, 'user'>) => {
  await user.click(await screen.findByRole('button', { name: 'Detalii: Florăria Ana (#1)' }));
  return openDialog();
};

test('the details show contact, history and answers', async () => {
  const page = setUp();
  page.host.answers(listAllWebsiteRequests, { data: [{ ...FLORIST, phone: '+40 712 345 678' }] });
  page.host.answers(getWebsiteRequest, {
    data: FLORIST,
    answers: { businessName: 'Florăria Ana' },
    events: [
      { id: 1, to_status: 'pending', created_at: '2026-03-02T08:00:00Z' },
      {
        id: 2,
        from_status: 'pending',
        to_status: 'in_test',
        created_at: '2026-03-03T08:00:00Z',
      },
    ],
  });
  const dialog = await openDetails(page);
  await dialog.findByRole('heading', { name: 'Istoric' });
  expect(dialog.getByText('E-mail')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'ana@exemplu.ro' }).getAttribute('href')).toBe(
    '/admin/customer?email=ana%40exemplu.ro',
  );
  expect(dialog.getByRole('link', { name: '+40 712 345 678' }).getAttribute('href')).toBe(
    'tel:+40712345678',
  );
  expect(dialog.getByText('Buchete pe comandă.')).toBeTruthy();
  const history = within(dialog.getByRole('region', { name: 'Istoric' })).getAllByRole('listitem');
  expect(history[0]?.textContent).toMatch(/ → /);
  expect(history[1]?.textContent).toMatch(/^Trimisă/);
});

test('a request that looks like a script’s is marked, and accepted', async () => {
  const page = setUp();
  page.host.answers(listAllWebsiteRequests, {
    data: [{ ...FLORIST, held_at: '2026-03-02T08:00:00Z' }],
  });
  page.host.refuses(getWebsiteRequest, 404);
  page.host.answers(acceptWebsiteRequest, {});
  expect(await screen.findByText('Reținută')).toBeTruthy();
  const dialog = await openDetails(page);
  page.host.answers(listAllWebsiteRequests, { data: [FLORIST] });
  await page.user.click(dialog.getByRole('button', { name: 'Acceptă solicitarea' }));
  const question = within(await screen.findByRole('dialog', { name: 'Accepți solicitarea?' }));
  expect(question.getByText(/^Se creează contul și se trimite imediat un e-mail la /)).toBeTruthy();
  expect(page.host.requestsOf(acceptWebsiteRequest)).toEqual([]);
  await page.user.click(question.getByRole('button', { name: 'Acceptă și trimite' }));
  await isToasted(/^Solicitarea a fost acceptată/);
  expect(page.host.requestsOf(acceptWebsiteRequest)).toMatchObject([
    { path: '/api/website-request/1/accept' },
  ]);
  await waitFor(() => expect(screen.queryByText('Reținută')).toBeNull());
});

test('a host that keeps no answers is said to keep none, and details that fail are asked for again', async () => {
  const page = setUp();
  page.host.refuses(getWebsiteRequest, 400);
  const dialog = await openDetails(page);
  await dialog.findByText('Detaliile solicitării nu au putut fi încărcate.');
  page.host.refuses(getWebsiteRequest, 404);
  await page.user.click(dialog.getByRole('button', { name: 'Reîncearcă' }));
  await dialog.findByText('Gazda nu păstrează răspunsurile.');
});

test('an address that a person entered becomes a link only when it is one of the web', async () => {
  const host = stubHost();
  host.answers(listAllWebsiteRequests, {
    data: [sampleRequest({ website_url: 'javascript:alert(1)' })],
  });
  host.refuses(getWebsiteRequest, 404);
  const { user } = renderConsole('/admin/sites');
  const dialog = await openDetails({ user });
  expect(dialog.getByText('javascript:alert(1)').closest('a')).toBeNull();
});

test('the rows that were found are exported, without a formula', async () => {
  const files = catchFiles();
  const host = stubHost();
  host.answers(listAllWebsiteRequests, {
    data: [sampleRequest({ business_name: '=cmd()' }), BAKER],
  });
  const { user } = renderConsole('/admin/sites?q=cmd');
  await user.click(await screen.findByRole('button', { name: 'Exportă CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('solicitari.csv');
  expect(files[0]?.text).toBe(
    "\uFEFFID;User ID;Email;Business Name;Trimisă;Status\r\n1;7;ana@exemplu.ro;'=cmd();02.03.2026;În așteptare\r\n",
  );
});

test('a column is hidden, and stays hidden', async () => {
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Coloane' }));
  await user.click((await openDialog()).getByRole('checkbox', { name: 'User ID' }));
  await waitFor(() =>
    expect(screen.queryByRole('columnheader', { name: 'User ID', hidden: true })).toBeNull(),
  );
  expect(localStorage.getItem('vitrina:admin-columns:solicitari')).toBe('["user"]');
});
