import { expect, test } from '@rstest/core';
import { createFirstStore } from './first-store.ts';

test('nobody goes on without contact, and what is missing is said', () => {
  const store = createFirstStore(11);
  store.dispatch({ type: 'next' });
  expect(store.getState()).toMatchObject({
    step: 0,
    reached: 0,
    refusals: 1,
    problems: { email: 'missing', phone: 'missing' },
  });
});

test('going on waits on the first section, which may still be corrected', () => {
  const store = createFirstStore(11);
  let heard = 0;
  const stop = store.subscribe(() => {
    heard += 1;
  });
  store.dispatch({ type: 'answer', key: 'email', value: 'ana@exemplu.ro' });
  store.dispatch({ type: 'answer', key: 'phone', value: '0712 345 678' });
  store.dispatch({ type: 'next' });
  expect(store.getState()).toMatchObject({ step: 0, reached: 1, total: 11, touched: true });
  expect(heard).toBe(3);
  stop();
  store.dispatch({ type: 'answer', key: 'email', value: 'ana@' });
  expect(heard).toBe(3);
});
