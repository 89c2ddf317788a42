import { afterAll, afterEach, rstest } from '@rstest/core';
import { cleanup, configure } from '@testing-library/react';
import { endSession, useToasts } from '@vitrina/shared-auth';

/* Set-up of page tests: each begins with nobody signed in and nothing stored. */

// Only what never comes fails: a machine with other work is no fault of the page.
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

/** Turns of the event loop in which React ends what it has begun: a task, its passive effects. */
const LAST_TURNS = 3;

// After it the document is gone, and React's tasks ask for it.
afterAll(async () => {
  for (let turn = 0; turn < LAST_TURNS; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 0));
});
