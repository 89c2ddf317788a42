import { beforeEach, expect, test } from '@rstest/core';
import { endSession, signIn } from '@vitrina/shared-auth';
import { keepDraft, readDraft } from './delivery-draft.ts';

const enter = (id: number) =>
  signIn({ id, name: 'Ana', email: 'ana@exemplu.ro', role: 'user' }, 'jeton');

beforeEach(() => {
  sessionStorage.clear();
  endSession('signed-out');
});

test('what a visitor typed is theirs after they signed in; what they left empty is not', () => {
  keepDraft({ name: 'Ana Exemplu', locality: '' });
  expect(readDraft()).toEqual({ name: 'Ana Exemplu', locality: '' });
  enter(1);
  expect(readDraft()).toEqual({ name: 'Ana Exemplu' });
});

test('what a known person emptied stays empty for them', () => {
  enter(1);
  keepDraft({ locality: '' });
  expect(readDraft()).toEqual({ locality: '' });
});

test('what a known person typed is for nobody else, signed in or not', () => {
  enter(1);
  keepDraft({ name: 'Ana Exemplu' });
  enter(2);
  expect(readDraft()).toEqual({});
  endSession('signed-out');
  expect(readDraft()).toEqual({});
});
