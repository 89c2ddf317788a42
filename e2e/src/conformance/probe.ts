import type { Call } from '@vitrina/contract/call';
import type { Run } from './run.ts';

export interface ProbeRun extends Run {
  /** @returns token of a second session of the user */
  signInAgain(): Promise<string>;
  /** @throws Missing */
  missing(): never;
}

/** How one call is tried. */
export interface Probe {
  call: Call;
  /** Changes rows, so it needs the permission to write. */
  writes?: boolean;
  run(run: ProbeRun): Promise<void>;
}

export const defineProbes = (probes: readonly Probe[]): readonly Probe[] => probes;
