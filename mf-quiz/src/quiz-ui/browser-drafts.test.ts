import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { startQuiz } from '../quiz-core/quiz-state.ts';
import { createQuizStore } from '../quiz-core/quiz-store.ts';
import { browserDrafts, CONTACT_KEY, DRAFT_KEY, followDrafts } from './browser-drafts.ts';

const contact = { email: 'ana@exemplu.ro', phone: '0712 345 678' };
const state = {
  ...startQuiz(true),
  answers: { ...startQuiz(true).answers, ...contact, businessName: 'Atelierul Exemplu' },
  step: 2,
  reached: 2,
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  rstest.restoreAllMocks();
});

test('the answers stay in the browser, the contact in the tab', () => {
  browserDrafts(null).save(state);
  expect(localStorage.getItem(DRAFT_KEY)).not.toContain(contact.email);
  expect(JSON.parse(sessionStorage.getItem(CONTACT_KEY) ?? '')).toEqual(contact);
  expect(browserDrafts(null).load()).toEqual({ ...state, resumed: true });
  sessionStorage.clear();
  expect(browserDrafts(null).load()?.answers).toMatchObject({
    email: '',
    businessName: 'Atelierul Exemplu',
  });
});

test('what is cleared is gone', () => {
  const drafts = browserDrafts(null);
  drafts.save(state);
  drafts.clear();
  expect(drafts.load()).toBeNull();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

test('blocked storage, where reaching for it throws, keeps nothing and breaks nothing', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  rstest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(blocked);
  rstest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(blocked);
  const drafts = browserDrafts(null);
  drafts.save(state);
  expect(drafts.load()).toBeNull();
  drafts.clear();
});

test('a draft that another account keeps in its place takes nothing from a guest', () => {
  const drafts = browserDrafts(null);
  const store = createQuizStore(true, {
    send: async () => null,
    drafts,
    newKey: () => 'key',
    can: () => false,
  });
  store.dispatch({ type: 'answer', key: 'businessName', value: 'Atelierul Exemplu' });
  const stop = followDrafts(store, drafts);
  const tell = () =>
    dispatchEvent(
      new StorageEvent('storage', {
        key: DRAFT_KEY,
        newValue: localStorage.getItem(DRAFT_KEY),
      }),
    );
  browserDrafts('7').save({ ...startQuiz(false), answers: state.answers });
  tell();
  expect(store.getState().answers.businessName).toBe('Atelierul Exemplu');
  browserDrafts('7').clear();
  tell();
  expect(store.getState().answers.businessName).toBe('');
  stop();
});

test.each(['{', '[]', '"text"', '{"savedAt":"now"}'])('a corrupt draft is none: %s', (text) => {
  localStorage.setItem(DRAFT_KEY, text);
  expect(browserDrafts(null).load()).toBeNull();
});
