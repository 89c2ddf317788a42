import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { act, cleanup, screen } from '@testing-library/react';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { configurePlatform } from '@vitrina/shared-auth';
import { openPage } from '../../../test/open-page.tsx';
import { USER_HOME } from '../../../test/user-home.ts';
import { RequestSent } from './request-sent.tsx';
import { type Arrival, TO_DASHBOARD, TO_HOME } from './send-request.ts';

beforeEach(() => {
  configurePlatform({ ...LOCAL_CONFIG, navigation: USER_HOME });
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

test('where partners have no home, they go to that of everybody', async () => {
  configurePlatform(LOCAL_CONFIG);
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
