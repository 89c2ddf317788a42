import { beforeEach, expect, rstest, test } from '@rstest/core';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { takeSignInMark } from '../../boot/sign-in-mark.ts';
import { beginGoogleSignIn } from './google-sign-in.ts';

/** A host that knows the specification only. */
const { hostCapabilities: _, ...SPEC_ONLY } = { ...LOCAL_CONFIG, apiOrigin: 'https://api.test' };

beforeEach(() => {
  sessionStorage.clear();
  configurePlatform(SPEC_ONLY);
});

test('Google brings people back to the sign-in page, where this browser is known again', async () => {
  expect(await beginGoogleSignIn('')).toBe(
    'https://api.test/api/auth/google/login?redirect=%2Flogin',
  );
  expect(takeSignInMark()?.verifier).toBeUndefined();
});

test('the page that asked for the sign-in survives the way over Google', async () => {
  const url = new URL(await beginGoogleSignIn('?next=%2Fcheckout%3Fpas%3D2&error=google_failed'));
  expect(url.searchParams.get('redirect')).toBe('/login?next=%2Fcheckout%3Fpas%3D2');
});

test('our host is told a challenge, whose verifier stays here', async () => {
  configurePlatform(LOCAL_CONFIG);
  const url = new URL(await beginGoogleSignIn(''));
  const verifier = takeSignInMark()?.verifier ?? '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const expected = Buffer.from(digest).toString('base64url');
  expect(url.searchParams.get('challenge')).toBe(expected);
  expect(url.href).not.toContain(verifier);
});

test('where the tab keeps nothing, no challenge is told that nobody could answer', async () => {
  configurePlatform(LOCAL_CONFIG);
  rstest.stubGlobal('sessionStorage', undefined);
  const url = new URL(await beginGoogleSignIn(''));
  rstest.unstubAllGlobals();
  expect(url.searchParams.has('challenge')).toBe(false);
});
