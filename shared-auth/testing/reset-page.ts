import { afterAll, afterEach, rstest } from '@rstest/core';
import { cleanup, configure } from '@testing-library/react';
import { endSession, useToasts } from '@vitrina/shared-auth';

/* Set-up of page tests: each starts signed out, with empty storage. */

// Long, because a busy machine is no fault of the page.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  rstest.useRealTimers();
  rstest.restoreAllMocks();
  useToasts.setState({ toasts: [] });
  endSession('signed-out');
  localStorage.clear();
  sessionStorage.clear();
});

/** Turns of the event loop in which React finishes: a task, then its passive effects. */
const LAST_TURNS = 3;

// React's pending tasks need the document, which is removed afterwards.
afterAll(async () => {
  for (let turn = 0; turn < LAST_TURNS; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 0));
});
