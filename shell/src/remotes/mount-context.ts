import type { Release } from '@vitrina/contract/registry';
import { createContext } from 'react';
import type { RegisteredMount } from './mounts.ts';

/** A page's mount, and the release running there. */
export interface MountedRelease {
  entry: RegisteredMount;
  release: Release;
}

export const MountContext = createContext<MountedRelease | null>(null);
