import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { act, cleanup, renderHook } from '@testing-library/react';
import { endSession, expireSession, signIn } from '../session.ts';
import { forgetKept, readKept, useKept } from './use-kept.ts';

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

test('settling what was sent keeps what was changed meanwhile', () => {
  const { result } = open();
  act(() => result.current.setValues({ name: 'Ana Maria', images: ['b.jpg'] }));
  const sent = result.current.values;
  act(() => result.current.setValues({ images: ['b.jpg', 'c.jpg'] }));
  act(() => result.current.settle(sent));
  expect(result.current).toMatchObject({
    values: { name: 'Ana', images: ['b.jpg', 'c.jpg'] },
    dirty: true,
  });
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

test('a field that was not touched follows what is saved; a touched one stays as it was typed', () => {
  const { result, rerender } = renderHook((saved: typeof SAVED) => useKept('profile', saved), {
    initialProps: SAVED,
  });
  act(() => result.current.setValues({ name: 'Ana Maria' }));
  rerender({ name: 'Anca', images: ['b.jpg'] });
  expect(result.current.values).toEqual({ name: 'Ana Maria', images: ['b.jpg'] });
});

test('a secret field is stored nowhere', () => {
  const saved = { email: '', password: '' };
  const form = renderHook(() => useKept('account', saved, () => true, ['password']));
  act(() => form.result.current.setValues({ email: 'ana@exemplu.ro', password: 'o-parola' }));
  expect(form.result.current.values.password).toBe('o-parola');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('o-parola');
  expect(readKept('account', saved)).toEqual({ email: 'ana@exemplu.ro', password: '' });
});

test.each([
  { who: 'a visitor', id: null },
  { who: 'a known person', id: 7 },
])('what $who typed is kept until it is forgotten', ({ id }) => {
  if (id === null) endSession('signed-out');
  const saved = { name: '' };
  const form = renderHook(() => useKept('delivery', saved, () => true));
  act(() => form.result.current.setValues({ name: 'Ana Exemplu' }));
  form.unmount();
  expect(readKept('delivery', saved)).toEqual({ name: 'Ana Exemplu' });
  forgetKept('delivery');
  expect(readKept('delivery', saved)).toBeNull();
});

test('what a visitor typed is theirs once they sign in, and nobody else’s; what they left empty is not', () => {
  endSession('signed-out');
  const saved = { name: '', locality: 'Cluj' };
  const form = renderHook(() => useKept('delivery', saved, () => true));
  act(() => form.result.current.setValues({ name: 'Ana Exemplu', locality: '' }));
  form.unmount();
  expect(readKept('delivery', saved)).toEqual({ name: 'Ana Exemplu', locality: '' });
  signIn(ANA, 'token');
  expect(readKept('delivery', saved)).toEqual({ name: 'Ana Exemplu', locality: 'Cluj' });
  signIn({ ...ANA, id: 8 }, 'another');
  expect(readKept('delivery', saved)).toBeNull();
  endSession('signed-out');
  expect(readKept('delivery', saved)).toBeNull();
});

test('what a known person emptied stays empty for them', () => {
  const saved = { locality: 'Cluj' };
  const form = renderHook(() => useKept('delivery', saved, () => true));
  act(() => form.result.current.setValues({ locality: '' }));
  form.unmount();
  expect(readKept('delivery', saved)).toEqual({ locality: '' });
});

test.each(['{', 'null', '[]', '{"name":3,"images":[]}', '{"name":"x","images":"a"}', '{}'])(
  'foreign, older and broken values are left alone: %s',
  (stored) => {
    sessionStorage.setItem('vitrina:unsaved:7:profile', stored);
    expect(open().result.current).toMatchObject({ values: SAVED, dirty: false });
  },
);
