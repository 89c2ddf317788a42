/** Why a submission does not go live; its team reads it. */
export class Refused extends Error {
  override readonly name = 'Refused';
  /** The remote changed since the submission was made: the same may be asked for again. */
  readonly isOutdated: boolean;

  constructor(reason: string, { isOutdated = false } = {}) {
    super(reason);
    this.isOutdated = isOutdated;
  }
}
