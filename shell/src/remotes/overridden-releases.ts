import type { PlatformConfig } from '@vitrina/contract/config';
import type { Release } from '@vitrina/contract/registry';
import { readJson, remove, writeJson } from '@vitrina/shared-auth/storage';

/** Remote -> release that this browser runs instead of the live one. */
export type Overrides = Readonly<Record<string, Release>>;

const KEY = 'vitrina:releases';

/**
 * A developer's replacements of live releases; never in production. Parsed where they are written, because
 * every document contains this function.
 */
export const readOverrides = (environment: PlatformConfig['environment']): Overrides =>
  environment === 'production' ? {} : ((readJson(KEY) as Overrides | null | undefined) ?? {});

export function writeOverrides(overrides: Overrides): void {
  if (Object.keys(overrides).length === 0) remove(KEY);
  else writeJson(KEY, overrides);
}
