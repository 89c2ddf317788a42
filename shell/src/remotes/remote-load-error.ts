/** Where loading a remote failed. */
type LoadPhase =
  | 'registry'
  | 'runtime'
  | 'module'
  | 'timeout'
  | 'contract'
  | 'switched-off'
  /** It stopped the last document of this tab, and there is no release before it. */
  | 'stopped';

/** A remote could not be loaded; the page shows it in the remote's place. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly remote: string;
  readonly phase: LoadPhase;
  constructor(remote: string, phase: LoadPhase, cause?: unknown) {
    super(`${remote} could not be loaded (${phase})${cause ? `: ${String(cause)}` : ''}`, {
      cause,
    });
    this.remote = remote;
    this.phase = phase;
  }
}

export const isRemoteLoadError = (error: unknown): error is RemoteLoadError =>
  error instanceof Error && error.name === 'RemoteLoadError';
