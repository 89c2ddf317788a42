import { beforeEach, expect, test } from '@rstest/core';
import { render, screen } from '@testing-library/react';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { ConfirmSignIn } from './confirm-sign-in.tsx';

beforeEach(() => configurePlatform(LOCAL_CONFIG));

test('the question starts at the answer that changes nothing', () => {
  const user = { id: 2, name: 'Dan', email: 'dan@exemplu.ro', role: 'user' } as const;
  render(<ConfirmSignIn offer={{ user, token: 'offered', target: '/' }} />);
  expect(document.activeElement?.textContent).toBe('Nu');
  expect(screen.getByRole('dialog', { name: 'Continuă ca dan@exemplu.ro?' })).toBeTruthy();
});
