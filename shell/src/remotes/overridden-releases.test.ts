import { afterEach, expect, test } from '@rstest/core';
import type { Release } from '@vitrina/contract/registry';
import { readOverrides, writeOverrides } from './overridden-releases.ts';

const release = { id: '1.0.0-0a1b2c3d' } as Release;

afterEach(() => localStorage.clear());

test('an override is read back in development and staging, and never in production', () => {
  writeOverrides({ 'mf-shop': release });
  expect(readOverrides('development')).toEqual({ 'mf-shop': release });
  expect(readOverrides('staging')).toEqual({ 'mf-shop': release });
  expect(readOverrides('production')).toEqual({});
});

test('the last override that is taken back leaves nothing behind', () => {
  writeOverrides({ 'mf-shop': release });
  writeOverrides({});
  expect(localStorage.length).toBe(0);
});
