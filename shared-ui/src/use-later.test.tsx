import { expect, rstest, test } from '@rstest/core';
import { act, renderHook } from '@testing-library/react';
import { useLater } from './use-later.ts';

test('nothing is loaded until it is asked for', async () => {
  const load = rstest.fn(async () => ({ name: 'part' }));
  const { result } = renderHook(() => useLater(load));
  expect(load).not.toHaveBeenCalled();
  await act(async () => result.current.ask());
  expect(result.current).toMatchObject({ part: { name: 'part' }, failed: false });
});

test('a part that did not come can be asked for again', async () => {
  const load = rstest
    .fn<() => Promise<{ name: string }>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValue({ name: 'part' });
  const { result } = renderHook(() => useLater(load));
  await act(async () => result.current.ask());
  expect(result.current).toMatchObject({ part: null, failed: true });
  await act(async () => result.current.ask());
  expect(result.current).toMatchObject({ part: { name: 'part' }, failed: false });
});
