import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { act, cleanup, renderHook } from '@testing-library/react';
import { dropDrafts, useDraft } from './use-draft.ts';

beforeEach(() => void rstest.useFakeTimers());
afterEach(() => {
  cleanup();
  rstest.useRealTimers();
});

function open(value = '') {
  const commit = rstest.fn();
  const hook = renderHook(({ shown }) => useDraft(shown, commit), {
    initialProps: { shown: value },
  });
  return {
    commit,
    draft: () => hook.result.current[0],
    type: (text: string) => act(() => hook.result.current[1](text)),
    show: (shown: string) => hook.rerender({ shown }),
    settle: () => act(() => rstest.runAllTimers()),
  };
}

test('what is typed shows at once and is committed when typing pauses', () => {
  const { commit, draft, type, settle } = open();
  type('s');
  type('se');
  expect(draft()).toBe('se');
  expect(commit).not.toHaveBeenCalled();
  settle();
  expect(commit.mock.calls).toEqual([['se']]);
});

test('what changes the value from outside replaces the draft', () => {
  const { draft, show } = open('ser');
  show('');
  expect(draft()).toBe('');
});

test.each(['', 'ser'])('filters that are cleared while typing over "%s" stay cleared', (before) => {
  const { commit, draft, type, show, settle } = open(before);
  type('seruri');
  act(dropDrafts);
  show('');
  expect(draft()).toBe('');
  settle();
  expect(commit).not.toHaveBeenCalled();
});
