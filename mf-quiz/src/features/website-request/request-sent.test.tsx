import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { act, cleanup, screen, within } from '@testing-library/react';
import { SHIPPING_RATES } from '@vitrina/contract/rules/shipping';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { configurePlatform, queryClient } from '@vitrina/shared-auth';
import { settingsQuery } from '@vitrina/shared-auth/per-package/settings';
import { openPage } from '../../../test/open-page.tsx';
import { USER_HOME } from '../../../test/user-home.ts';
import { RequestSent } from './request-sent.tsx';
import { type Arrival, TO_DASHBOARD, TO_HOME } from './send-request.ts';

beforeEach(() => {
  configurePlatform({ ...LOCAL_CONFIG, hostCapabilities: [], navigation: USER_HOME });
  rstest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  rstest.useRealTimers();
});

const open = (arrival: Arrival) => openPage(<RequestSent arrival={arrival} />);

test.each([
  [TO_DASHBOARD, 3000, '/acasa'],
  [TO_HOME, 2000, '/'],
] as const)('the thanks have focus, then %o goes on after %i ms', async (arrival, ms, path) => {
  const router = open(arrival);
  expect(document.activeElement).toBe(screen.getByRole('status'));
  await act(() => rstest.advanceTimersByTimeAsync(ms - 1));
  expect(router.state.location.pathname).toBe('/quiz');
  await act(() => rstest.advanceTimersByTimeAsync(1));
  expect(router.state.location.pathname).toBe(path);
});

test('the coming steps say by which day the first version comes, our days off left out', async () => {
  rstest.setSystemTime(new Date('2026-03-02T10:00:00Z'));
  queryClient.setQueryData(settingsQuery.queryKey, {
    ...{ shipping: SHIPPING_RATES, closedDays: new Set(['2026-03-11']) },
  });
  open(TO_DASHBOARD);
  const steps = within(screen.getByRole('list', { name: 'Ce urmează' })).getAllByRole('listitem');
  expect(steps).toHaveLength(4);
  expect(steps[1]?.textContent).toBe('Primești prima versiune cel târziu 12 martie 2026.');
  queryClient.clear();
});

test('where partners have no home, they go to that of everybody', async () => {
  configurePlatform({ ...LOCAL_CONFIG, hostCapabilities: [] });
  const router = open(TO_DASHBOARD);
  await act(() => rstest.advanceTimersByTimeAsync(3000));
  expect(router.state.location.pathname).toBe('/');
});

test('who goes elsewhere meanwhile stays there', async () => {
  const router = open(TO_DASHBOARD);
  await act(() => router.navigate('/products'));
  await act(() => rstest.advanceTimersByTimeAsync(3000));
  expect(router.state.location.pathname).toBe('/products');
});
