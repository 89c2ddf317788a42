import { expect, test } from '@rstest/core';
import { act, renderHook } from '@testing-library/react';
import { publicKey, queryClient, tellChanges } from '@vitrina/shared-auth';
import { type Live, useSteadyRows } from './use-steady-rows.ts';

interface Row {
  id: number;
  state: string;
}
const row = (id: number, state = 'nouă'): Row => ({ id, state });
const KINDS: Live['kinds'] = ['order'];
const keyOf = ({ id }: Row) => id;

/** A list of these rows; `answer` sets the host's next answer. */
function renderList(rows: readonly Row[], updatedAt = 1) {
  const { result, rerender } = renderHook(
    (props: { rows: readonly Row[]; updatedAt: number; view: string }) =>
      useSteadyRows(props.rows, keyOf, { kinds: KINDS, updatedAt: props.updatedAt }, props.view),
    { initialProps: { rows, updatedAt, view: '' } },
  );
  return {
    shown: () => result.current.rows,
    fresh: () => result.current.fresh,
    answer(next: readonly Row[], view = '') {
      updatedAt += 1;
      rerender({ rows: next, updatedAt, view });
    },
  };
}
const tellOfOrder = () => act(() => tellChanges([{ kind: 'order', id: 3 }]));

test('a row that somebody else added waits until it is asked for', () => {
  const list = renderList([row(2), row(1)]);
  tellOfOrder();
  list.answer([row(3), row(2, 'trimisă'), row(1)]);
  expect(list.shown()).toEqual([row(2, 'trimisă'), row(1)]);
  expect(list.fresh()).toMatchObject({ added: 1, removed: 0 });
  act(() => list.fresh()?.show());
  expect(list.shown()).toEqual([row(3), row(2, 'trimisă'), row(1)]);
  expect(list.fresh()).toBeNull();
});

test('a row that is gone stays in its place until then', () => {
  const list = renderList([row(2), row(1)]);
  tellOfOrder();
  list.answer([row(1)]);
  expect(list.shown()).toEqual([row(2), row(1)]);
  expect(list.fresh()).toMatchObject({ added: 0, removed: 1 });
});

test('what is done here shows at once', () => {
  const list = renderList([row(2), row(1)]);
  list.answer([row(3), row(2), row(1)]);
  expect(list.shown()).toHaveLength(3);
  // The host reports the same change; the refetch brings the same rows.
  tellOfOrder();
  list.answer([row(3), row(2), row(1)]);
  expect(list.fresh()).toBeNull();
  list.answer([row(2), row(1)]);
  expect(list.shown()).toEqual([row(2), row(1)]);
});

test('another filter or page shows everything there is', () => {
  const list = renderList([row(2), row(1)]);
  tellOfOrder();
  list.answer([row(3), row(2), row(1)]);
  list.answer([row(3)], 'status=nouă');
  expect(list.shown()).toEqual([row(3)]);
  expect(list.fresh()).toBeNull();
});

test('changes of other kinds hold nothing back', () => {
  const list = renderList([row(1)]);
  act(() => tellChanges([{ kind: 'product', id: 9 }]));
  list.answer([row(2), row(1)]);
  expect(list.shown()).toHaveLength(2);
});

test('a list that was still on its way when something changed shows what comes', () => {
  const list = renderList([], 0);
  act(() => tellChanges('all'));
  list.answer([row(2), row(1)]);
  expect(list.shown()).toHaveLength(2);
  expect(list.fresh()).toBeNull();
});

test('a change that is told while the list is fetched is offered by the next answer too', async () => {
  const list = renderList([row(1)]);
  let answer = (_rows: Row[]) => {};
  const rows = new Promise<Row[]>((resolve) => {
    answer = resolve;
  });
  const fetched = queryClient.fetchQuery({
    queryKey: publicKey('mf-admin', 'orders'),
    queryFn: () => rows,
    meta: { shows: KINDS },
  });
  tellOfOrder();
  tellOfOrder();
  answer([]);
  await fetched;
  list.answer([row(2), row(1)]);
  list.answer([row(3), row(2), row(1)]);
  expect(list.shown()).toEqual([row(1)]);
  expect(list.fresh()).toMatchObject({ added: 2, removed: 0 });
});

test('changes that are told one after the other are in one answer', () => {
  const list = renderList([row(1)]);
  tellOfOrder();
  tellOfOrder();
  list.answer([row(2), row(1)]);
  act(() => list.fresh()?.show());
  list.answer([row(3), row(2), row(1)]);
  expect(list.shown()).toHaveLength(3);
});

test('a change that is told before the first answer is offered by the second', () => {
  const list = renderList([], 0);
  tellOfOrder();
  list.answer([row(1)]);
  list.answer([row(2), row(1)]);
  expect(list.shown()).toEqual([row(1)]);
  expect(list.fresh()).toMatchObject({ added: 1, removed: 0 });
});

test('what is offered stays an offer when an answer brings nothing else', () => {
  const list = renderList([row(1)]);
  tellOfOrder();
  list.answer([row(2), row(1)]);
  list.answer([row(2), row(1, 'trimisă')]);
  expect(list.shown()).toEqual([row(1, 'trimisă')]);
  expect(list.fresh()).toMatchObject({ added: 1, removed: 0 });
});
