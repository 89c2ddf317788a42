import { beforeEach, expect, test } from '@rstest/core';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { googleSignInUrl } from './google-sign-in.ts';

beforeEach(() => configurePlatform({ ...LOCAL_CONFIG, apiOrigin: 'https://api.exemplu.ro' }));

test('Google brings people back to the sign-in page', () => {
  expect(googleSignInUrl('')).toBe(
    'https://api.exemplu.ro/api/auth/google/login?redirect=%2Flogin',
  );
});

test('the page that asked for the sign-in survives the way over Google', () => {
  const url = new URL(googleSignInUrl('?next=%2Fcheckout%3Fpas%3D2&error=google_failed'));
  expect(url.searchParams.get('redirect')).toBe('/login?next=%2Fcheckout%3Fpas%3D2');
});
