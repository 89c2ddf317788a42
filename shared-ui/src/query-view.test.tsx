import { expect, rstest, test } from '@rstest/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type QueryState, QueryView } from './query-view.tsx';

const show = (query: Partial<QueryState<string[]>>) =>
  render(
    <QueryView
      query={{ data: undefined, isPending: false, isFetching: false, refetch: () => {}, ...query }}
      loading={<p>Se încarcă</p>}
      failed="Nu s-a putut încărca"
      retryLabel="Reîncearcă"
    >
      {(data) => <p>{data.length === 0 ? 'Nimic aici' : data.join()}</p>}
    </QueryView>,
  );

test('loading, then data, then nothing', () => {
  const { unmount } = show({ isPending: true });
  expect(screen.getByText('Se încarcă')).toBeDefined();
  unmount();
  const second = show({ data: ['a', 'b'] });
  expect(screen.getByText('a,b')).toBeDefined();
  second.unmount();
  show({ data: [] });
  expect(screen.getByText('Nimic aici')).toBeDefined();
});

test('an error is said and can be tried again', async () => {
  const refetch = rstest.fn();
  show({ refetch });
  expect(screen.getByRole('alert').textContent).toContain('Nu s-a putut încărca');
  await userEvent.click(screen.getByRole('button', { name: 'Reîncearcă' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test("the host's own words stand below ours, once", () => {
  const error = Object.assign(new Error(), { serverMessage: 'Cont suspendat' });
  const { unmount } = show({ error });
  expect(screen.getByText('Nu s-a putut încărca')).toBeDefined();
  expect(screen.getByText('Cont suspendat')).toBeDefined();
  unmount();
  show({ error: Object.assign(new Error(), { serverMessage: 'Nu s-a putut încărca' }) });
  expect(screen.getAllByText('Nu s-a putut încărca')).toHaveLength(1);
});

test('data that were there stay when reading them again fails', () => {
  show({ data: ['a'], isPending: false });
  expect(screen.queryByRole('alert')).toBeNull();
});
