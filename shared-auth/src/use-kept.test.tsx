import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { act, cleanup, renderHook } from '@testing-library/react';
import { endSession, expireSession, signIn } from './session.ts';
import { useKept } from './use-kept.ts';

const ANA = { id: 7, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' as const };
const SAVED = { name: 'Ana', images: ['a.jpg'] };

const open = (saved = SAVED) => renderHook(() => useKept('profile', saved));

beforeEach(() => {
  sessionStorage.clear();
  signIn(ANA, 'token');
});
afterEach(() => {
  cleanup();
  endSession('signed-out');
});

test('shows what is saved until something is changed, and again after a reset', () => {
  const { result } = open();
  expect(result.current).toMatchObject({ values: SAVED, dirty: false });
  act(() => result.current.setValues((values) => ({ ...values, name: 'Ana Maria' })));
  expect(result.current).toMatchObject({ values: { name: 'Ana Maria' }, dirty: true });
  act(() => result.current.reset());
  expect(result.current).toMatchObject({ values: SAVED, dirty: false });
});

test('what was typed when the session ended is there after the next sign-in of the same person', () => {
  const { result, unmount } = open();
  act(() => result.current.setValues({ ...SAVED, name: 'Ana Maria' }));
  expireSession('token');
  unmount();
  signIn(ANA, 'another');
  expect(open().result.current).toMatchObject({ values: { name: 'Ana Maria' }, dirty: true });
});

test('another person finds nothing', () => {
  const { result, unmount } = open();
  act(() => result.current.setValues({ ...SAVED, name: 'Ana Maria' }));
  expireSession('token');
  unmount();
  signIn({ ...ANA, id: 8 }, 'another');
  expect(open().result.current.dirty).toBe(false);
});

test('leaving the form forgets it, unless it is to outlive that', () => {
  const { result, unmount } = open();
  act(() => result.current.setValues({ ...SAVED, name: 'Ana Maria' }));
  unmount();
  expect(open().result.current.dirty).toBe(false);

  const lasting = renderHook(() => useKept('product', SAVED, ({ name }) => name !== ''));
  act(() => lasting.result.current.setValues({ ...SAVED, name: 'Ser' }));
  lasting.unmount();
  const { result: again } = renderHook(() => useKept('product', SAVED));
  expect(again.current.values.name).toBe('Ser');
});

test.each(['{', 'null', '[]', '{"name":3,"images":[]}', '{"name":"x","images":"a"}', '{}'])(
  'foreign, older and broken values are left alone: %s',
  (stored) => {
    sessionStorage.setItem('vitrina:unsaved:7:profile', stored);
    expect(open().result.current).toMatchObject({ values: SAVED, dirty: false });
  },
);
