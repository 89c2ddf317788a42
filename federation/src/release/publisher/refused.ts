/** Why a submission does not go live; its team reads the message. */
export class Refused extends Error {
  override readonly name = 'Refused';
  /** True when the remote changed after the submission was made: it may be submitted again. */
  readonly isOutdated: boolean;
  /** True when no key of its team signed it: whenever it is judged again, it is refused again. */
  readonly isUnsigned: boolean;

  constructor(reason: string, { isOutdated = false, isUnsigned = false } = {}) {
    super(reason);
    this.isOutdated = isOutdated;
    this.isUnsigned = isUnsigned;
  }
}
