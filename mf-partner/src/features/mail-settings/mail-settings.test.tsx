import { beforeEach, expect, test } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import { getMailSettings } from '@vitrina/contract/calls/get-mail-settings';
import { getProfile } from '@vitrina/contract/calls/get-profile';
import { listBusinesses } from '@vitrina/contract/calls/list-businesses';
import { updateMailSettings } from '@vitrina/contract/calls/update-mail-settings';
import { useToasts } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { renderDashboard } from '../../../test/render-dashboard.tsx';
import { ANA } from '../../../test/samples.ts';

let host: ReturnType<typeof stubHost>;

function start(given?: Parameters<typeof stubHost>[0]) {
  host = stubHost(given);
  host.answers(getProfile, { ...ANA, phone: '0700000000' });
  host.answers(listBusinesses, { data: [] });
  host.answers(getMailSettings, { muted: ['request-version'] });
}
beforeEach(() => start());

const open = () => renderDashboard('/users/dashboard/profile').user;
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const sent = () => host.requestsOf(updateMailSettings).map(({ body }) => body);

test('each kind of mail is switched by itself, and the others stay as they are', async () => {
  host.answers(updateMailSettings, { muted: [] });
  const user = open();
  expect((await box(/^Versiuni/)).checked).toBe(false);
  await user.click(await box(/^Mesaje/));
  await user.click(await box(/^Versiuni/));
  expect((await box(/^Mesaje/)).checked).toBe(false);
  await waitFor(() =>
    expect(sent()).toEqual([
      { muted: ['request-version', 'request-message'] },
      { muted: ['request-message'] },
    ]),
  );
});

test('a change that was not saved is said, and shown as the host has it', async () => {
  host.refuses(updateMailSettings, 403);
  const user = open();
  await user.click(await box(/^Mesaje/));
  await waitFor(async () => expect((await box(/^Mesaje/)).checked).toBe(true));
  expect(useToasts.getState().toasts.at(-1)?.text).toBe(
    'Setarea nu a fost salvată. Încearcă din nou.',
  );
});

test('a host without these settings is not asked', async () => {
  start({ capabilities: [] });
  open();
  await screen.findByLabelText(/^Nume/);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(host.requestsOf(getMailSettings)).toEqual([]);
});
