import { beforeEach, expect, test } from '@rstest/core';
import { screen } from '@testing-library/react';
import { listNotifications } from '@vitrina/contract/calls/list-notifications';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { mountOf, registryOf, releaseOf, remoteOf } from '../../../test/fake-remotes.tsx';
import { ADMIN, ANA, renderPage } from '../../../test/render-page.tsx';
import { retry } from '../../../test/shown-in-main.ts';

const owner = { team: 'Magazin', contact: 'magazin@exemplu.ro' };
const registry = registryOf(
  remoteOf('mf-shop', [], {
    current: releaseOf('mf-shop', 2, [mountOf('products', '/products')], { owner }),
    disabled: true,
  }),
);
const SAID = 'Echipa care răspunde: Magazin, magazin@exemplu.ro';

beforeEach(() => stubHost().answers(listNotifications, { data: [] }));

test('staff are told on the error page which team answers for the remote', async () => {
  await renderPage('/products', { user: ADMIN, registry });
  expect(await screen.findByText(SAID)).toBeTruthy();
});

test('nobody else is', async () => {
  await renderPage('/products', { user: ANA, registry });
  await retry();
  // The bell's chunk loads at the same time as the owner's would.
  await screen.findByRole('button', { name: /^Notificări/ });
  expect(screen.queryByText(SAID)).toBeNull();
});
