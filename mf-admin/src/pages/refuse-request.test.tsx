import { expect, test } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import { getWebsiteRequest } from '@vitrina/contract/calls/get-website-request';
import { listAllWebsiteRequests } from '@vitrina/contract/calls/list-all-website-requests';
import { updateRequestStatus } from '@vitrina/contract/calls/update-request-status';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { openDialog, renderConsole } from '../../test/render-console.tsx';
import { sampleRequest } from '../../test/samples.ts';

function setUp(given: Partial<WebsiteRequest> = {}, options?: Parameters<typeof stubHost>[0]) {
  const host = stubHost(options);
  const request = sampleRequest(given);
  host.answers(listAllWebsiteRequests, { data: [request] });
  host.answers(updateRequestStatus, {});
  return { host, request, ...renderConsole('/admin/sites') };
}
const refuse = async ({ user }: Pick<ReturnType<typeof setUp>, 'user'>) =>
  user.selectOptions(await screen.findByLabelText(/^Status pentru/), 'rejected');
const sent = (host: ReturnType<typeof stubHost>) =>
  host.requestsOf(updateRequestStatus).map(({ body }) => body);

test('a request is refused with a reason, which is asked for first', async () => {
  const page = setUp();
  await refuse(page);
  const dialog = await openDialog();
  const confirm = dialog.getByRole('button', { name: 'Respinge solicitarea' });
  await page.user.click(confirm);
  expect(await dialog.findByText(/^Scrie motivul/)).toBeTruthy();
  expect(sent(page.host)).toEqual([]);
  await page.user.type(dialog.getByRole('textbox', { name: /^Motivul/ }), '  Nu lucrăm cu arme. ');
  await page.user.click(confirm);
  await screen.findByText('Statusul solicitării a fost actualizat.');
  expect(sent(page.host)).toEqual([
    { status: 'rejected', status_seen: 'pending', reason: 'Nu lucrăm cu arme.' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^De ce respingi/ })).toBeNull());
});

test('a refusal that is given up changes nothing, one over a colleague’s says so in the dialog', async () => {
  const page = setUp();
  await refuse(page);
  await page.user.click((await openDialog()).getByRole('button', { name: 'Renunță' }));
  expect(sent(page.host)).toEqual([]);
  await refuse(page);
  page.host.refuses(updateRequestStatus, 409);
  page.host.answers(listAllWebsiteRequests, { data: [{ ...page.request, status: 'completed' }] });
  const dialog = await openDialog();
  await page.user.type(dialog.getByRole('textbox', { name: /^Motivul/ }), 'Nu');
  await page.user.click(dialog.getByRole('button', { name: 'Respinge solicitarea' }));
  expect(await dialog.findByText(/acum este „Finalizat”/)).toBeTruthy();
});

test.each([
  ['of a host that keeps none', {}, { capabilities: [] }],
  ['that looks like a script’s', { held_at: '2026-03-02T08:00:00Z' }, undefined],
])('no reason is asked of a request %s', async (_, given, options) => {
  const page = setUp(given, options);
  await refuse(page);
  await waitFor(() => expect(sent(page.host)).toMatchObject([{ status: 'rejected' }]));
  expect(screen.queryByRole('dialog', { name: /^De ce respingi/ })).toBeNull();
});

test('the history says why it was refused, and that its owner withdrew it', async () => {
  const page = setUp({ status: 'rejected' });
  const at = '2026-03-02T08:00:00Z';
  page.host.answers(getWebsiteRequest, {
    data: page.request,
    answers: null,
    events: [
      { id: 1, to_status: 'pending', created_at: at },
      { id: 2, from_status: 'pending', to_status: 'rejected', created_at: at, by_owner: true },
      {
        ...{ id: 3, from_status: 'in_test', to_status: 'rejected', created_at: at },
        reason: 'Nu\u202E lucrăm\ncu arme.',
      },
    ],
  });
  await page.user.click(await screen.findByRole('button', { name: /^Detalii:/ }));
  const history = await (await openDialog()).findByRole('region', { name: 'Istoric' });
  expect(history.textContent).toContain('Nu lucrăm\ncu arme.');
  expect(history.textContent).toContain('Retrasă de partener');
});
