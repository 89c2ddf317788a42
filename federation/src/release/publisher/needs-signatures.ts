/** A written submission that goes live once others of the team have signed it. */
export class NeedsSignatures extends Error {
  override readonly name = 'NeedsSignatures';

  constructor(remote: string, serial: number, missing: number) {
    super(
      `${remote}, serial ${serial}, waits for ${missing === 1 ? 'one more signature' : `${missing} more signatures`} of its team, and is not live: pnpm co-sign ${remote}`,
    );
  }
}
