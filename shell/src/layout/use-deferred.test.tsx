import { afterEach, expect, rstest, test } from '@rstest/core';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useDeferred } from './use-deferred.ts';

const Later = () => <p>a venit</p>;

function Slot({ load }: { load: () => Promise<typeof Later> }) {
  const Loaded = useDeferred(load);
  return Loaded ? <Loaded /> : <p>loc păstrat</p>;
}

afterEach(cleanup);

test('the place is kept until the chunk is there', async () => {
  render(<Slot load={async () => Later} />);
  expect(screen.queryByText('loc păstrat')).not.toBeNull();
  expect(await screen.findByText('a venit')).toBeDefined();
});

test('a chunk that did not load is asked for again when the connection is back', async () => {
  const load = rstest.fn<() => Promise<typeof Later>>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Later);
  render(<Slot load={load} />);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await load.mock.results[0]?.value.catch(() => {});
  expect(screen.queryByText('loc păstrat')).not.toBeNull();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('a venit')).toBeDefined();
});

test('what is gone before its chunk fails does not ask again', async () => {
  let fail = () => {};
  const load = rstest.fn(
    () =>
      new Promise<typeof Later>((_, reject) => {
        fail = () => reject(new Error('offline'));
      }),
  );
  const { unmount } = render(<Slot load={load} />);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  unmount();
  fail();
  await load.mock.results[0]?.value.catch(() => {});
  dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(1);
});
