import { afterEach, expect, rstest, test } from '@rstest/core';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useDeferred } from './use-deferred.ts';

const Later = () => <p>a venit</p>;

function Slot({ load }: { load: () => Promise<typeof Later> }) {
  const Loaded = useDeferred(load);
  return Loaded ? <Loaded /> : <p>loc păstrat</p>;
}

/** The slot on each page, as in the shell's layout. */
function renderSlot(load: () => Promise<typeof Later>) {
  const router = createMemoryRouter([{ path: '*', element: <Slot load={load} /> }]);
  return { router, ...render(<RouterProvider router={router} />) };
}

afterEach(cleanup);

test('the place is kept until the chunk is there', async () => {
  renderSlot(async () => Later);
  expect(screen.queryByText('loc păstrat')).not.toBeNull();
  expect(await screen.findByText('a venit')).toBeDefined();
});

test('a chunk that did not load is asked for again when the connection is back', async () => {
  const load = rstest.fn<() => Promise<typeof Later>>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Later);
  renderSlot(load);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await load.mock.results[0]?.value.catch(() => {});
  expect(screen.queryByText('loc păstrat')).not.toBeNull();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('a venit')).toBeDefined();
});

test('a chunk that did not load is asked for once a page, until it is there', async () => {
  const load = rstest.fn<() => Promise<typeof Later>>();
  load.mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Later);
  const { router } = renderSlot(load);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await load.mock.results[0]?.value.catch(() => {});
  await act(() => router.navigate('/next'));
  expect(await screen.findByText('a venit')).toBeDefined();
  await act(() => router.navigate('/last'));
  expect(load).toHaveBeenCalledTimes(2);
});

test('what is gone before its chunk fails does not ask again', async () => {
  let fail = () => {};
  const load = rstest.fn(
    () =>
      new Promise<typeof Later>((_, reject) => {
        fail = () => reject(new Error('offline'));
      }),
  );
  const { unmount } = renderSlot(load);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  unmount();
  fail();
  await load.mock.results[0]?.value.catch(() => {});
  dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(1);
});
