import { expect, rstest, test } from '@rstest/core';
import { QueryObserver, queryOptions } from '@tanstack/react-query';
import { onChanges, tellChanges } from './changes.ts';
import { publicKey, queryClient } from './query.ts';

const asked = rstest.fn(async (kind: string) => kind);
const query = (kind: 'order' | 'product') =>
  queryOptions({
    queryKey: publicKey('shell', kind),
    queryFn: () => asked(kind),
    meta: { shows: [kind] },
  });

test('what is on the screen and shows the changed thing is asked for again', async () => {
  const ends = [query('order'), query('product')].map((options) =>
    new QueryObserver(queryClient, options).subscribe(() => {}),
  );
  await rstest.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  asked.mockClear();
  tellChanges([{ kind: 'order', id: 7 }]);
  await rstest.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(asked.mock.calls).toEqual([['order']]);

  asked.mockClear();
  tellChanges('all');
  await rstest.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  for (const end of ends) end();
});

test('who listens is called until they end it', () => {
  const listener = rstest.fn();
  const end = onChanges(listener);
  tellChanges([{ kind: 'request', id: 3 }]);
  end();
  tellChanges('all');
  expect(listener.mock.calls).toEqual([[[{ kind: 'request', id: 3 }]]]);
});
