import type { Profile } from '../profile.ts';
import { express } from './express.ts';
import { laravel } from './laravel.ts';
import { literal } from './literal.ts';
import { oldCache } from './old-cache.ts';
import { php } from './php.ts';
import { sloppy } from './sloppy.ts';
import { slow } from './slow.ts';
import { strict } from './strict.ts';

export const PROFILES = {
  literal,
  strict,
  sloppy,
  slow,
  'old-cache': oldCache,
  php,
  laravel,
  express,
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof PROFILES;

export const PROFILE_NAMES = Object.keys(PROFILES).filter(isProfileName);

export function isProfileName(name: string): name is ProfileName {
  return name in PROFILES;
}
