import { afterEach, expect, rstest, test } from '@rstest/core';
import { act, cleanup, render, screen } from '@testing-library/react';
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
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(screen.queryByText('loc păstrat')).not.toBeNull();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('a venit')).toBeDefined();
});
