import { afterEach, rstest } from '@rstest/core';
import { cleanup } from '@testing-library/react';
import { endSession, useToasts } from '@vitrina/shared-auth';

afterEach(() => {
  cleanup();
  rstest.restoreAllMocks();
  useToasts.setState({ toasts: [] });
  endSession('signed-out');
  localStorage.clear();
  sessionStorage.clear();
});
