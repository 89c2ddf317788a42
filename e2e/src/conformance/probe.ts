import type { Call } from '@vitrina/contract/call';
import type { Run } from './run.ts';

export interface ProbeRun extends Run {
  /** @returns a second session of the user's */
  signInAgain(): Promise<string>;
  /** @throws Missing */
  missing(): never;
}

/** How one call is tried. */
export interface Probe {
  call: Call;
  /** It changes rows: tried only with the permission to write. */
  writes?: boolean;
  run(run: ProbeRun): Promise<void>;
}

export const defineProbes = (probes: readonly Probe[]): readonly Probe[] => probes;
