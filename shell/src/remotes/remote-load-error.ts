/** Phase in which loading a remote failed. */
type LoadPhase =
  | 'registry'
  | 'runtime'
  | 'module'
  | 'timeout'
  | 'contract'
  | 'switched-off'
  /** It killed this tab's last document, and there is no previous release. */
  | 'stopped';

/** A remote failed to load; shown in the remote's place. */
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
