import { expect, test } from '@rstest/core';
import { createBrowserRouter } from 'react-router-dom';
import { keyEntries } from './key-entries.ts';

test('entries that the browser makes have a key each, also for the router', async () => {
  history.replaceState(null, '', '/');
  keyEntries();
  const router = createBrowserRouter([{ path: '/', element: null }]);
  const keys = [router.state.location.key];
  for (const hash of ['#main', '#how']) {
    // As the browser does when a link to a fragment is pressed.
    history.pushState(null, '', hash);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await expect.poll(() => router.state.location.hash).toBe(hash);
    keys.push(router.state.location.key);
  }
  expect(new Set(keys).size).toBe(3);
  expect(keys).not.toContain('default');
  router.dispose();
});

test('an entry keeps the key and what else it has', () => {
  history.replaceState({ key: 'kept', usr: { from: '/' } }, '', '/');
  keyEntries();
  expect(history.state).toEqual({ key: 'kept', usr: { from: '/' } });
});
