import { beforeEach, expect, rstest, test } from '@rstest/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { queryClient } from '@vitrina/shared-auth';
import { createElement } from 'react';
import { useSingleMutation } from './use-single-mutation.ts';

beforeEach(() => queryClient.clear());

const open = (mutationFn: () => Promise<void>, key = 'one') =>
  renderHook(() => useSingleMutation({ mutationKey: [key], mutationFn }), {
    wrapper: (props) => createElement(QueryClientProvider, { client: queryClient, ...props }),
  }).result;

test('presses in one go start one change, wherever they are made; another key is free', async () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const send = rstest.fn(() => promise);
  const [first, second, other] = [open(send), open(send), open(send, 'other')];
  await act(async () => {
    first.current.mutate();
    first.current.mutate();
    second.current.mutate();
  });
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => other.current.mutate());
  expect(send).toHaveBeenCalledTimes(2);
  await act(async () => resolve());
  await act(async () => second.current.mutate());
  expect(send).toHaveBeenCalledTimes(3);
});
