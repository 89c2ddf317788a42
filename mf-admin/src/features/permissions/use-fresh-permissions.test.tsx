import { expect, test } from '@rstest/core';
import { render, waitFor } from '@testing-library/react';
import { validateToken } from '@vitrina/contract/calls/validate-token';
import { getSession, signIn, tellChanges } from '@vitrina/shared-auth';
import { stubHost } from '@vitrina/shared-auth/testing/stub-host';
import { useLayoutEffect } from 'react';
import { useFreshPermissions } from './use-fresh-permissions.ts';

test('a change that is told as the console appears is not missed', async () => {
  const ioana = { id: 1, name: 'Ioana', email: 'admin@exemplu.ro', role: 'admin' as const };
  signIn({ ...ioana, permissions: ['shop'] }, 'token');
  const host = stubHost({ capabilities: ['permissions'] });
  host.answers(validateToken, { user: { ...ioana, permissions: ['money'] } });
  render(<ChangedAtOnce />);
  await waitFor(() => expect(getSession().user?.permissions).toEqual(['money']));
});

function ChangedAtOnce() {
  useFreshPermissions();
  useLayoutEffect(() => tellChanges([{ kind: 'user', id: 1 }]), []);
  return null;
}
