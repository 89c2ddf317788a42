import { afterEach, rstest } from '@rstest/core';
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
