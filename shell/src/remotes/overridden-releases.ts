import type { PlatformConfig } from '@vitrina/contract/config';
import type { Release } from '@vitrina/contract/registry';
import { readJson, remove, writeJson } from '@vitrina/shared-auth/storage';

/** Remote -> the release that this browser runs instead of the live one. */
export type Overrides = Readonly<Record<string, Release>>;

const KEY = 'vitrina:releases';

/**
 * What a developer put in place of live releases; in production nothing ever is. It is parsed where
 * it is written, because every document carries this function.
 */
export const readOverrides = (environment: PlatformConfig['environment']): Overrides =>
  environment === 'production' ? {} : ((readJson(KEY) as Overrides | null | undefined) ?? {});

export function writeOverrides(overrides: Overrides): void {
  if (Object.keys(overrides).length === 0) remove(KEY);
  else writeJson(KEY, overrides);
}
