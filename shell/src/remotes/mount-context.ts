import type { Release } from '@vitrina/contract/registry';
import { createContext } from 'react';
import type { RegisteredMount } from './mounts.ts';

/** The mount whose page this is, and the release that runs there. */
export interface MountedRelease {
  entry: RegisteredMount;
  release: Release;
}

export const MountContext = createContext<MountedRelease | null>(null);
