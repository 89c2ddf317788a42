/** Why a submission does not go live; its team reads the message. */
export class Refused extends Error {
  override readonly name = 'Refused';
  /** True when the remote changed after the submission was made: it may be submitted again. */
  readonly isOutdated: boolean;

  constructor(reason: string, { isOutdated = false } = {}) {
    super(reason);
    this.isOutdated = isOutdated;
  }
}
