import { HttpError } from '../http/http-error.ts';

/** Per network: a form with many pictures, and a few people behind one address. */
export const MAX_OF_NETWORK = 16;
/** In total: disk space for their files, at ten megabytes each. */
const MAX_AT_ONCE = 512;

/** Counts the current uploads of this process. */
export class UploadPlaces {
  readonly #ofNetwork = new Map<string, number>();
  #all = 0;

  /**
   * @throws HttpError `rate_limited` when the network has used its share, `unavailable` when all places are
   *   taken
   */
  async hold<T>(network: string, work: () => Promise<T>): Promise<T> {
    const held = this.#ofNetwork.get(network) ?? 0;
    if (held >= MAX_OF_NETWORK) throw new HttpError('rate_limited');
    if (this.#all >= MAX_AT_ONCE) throw new HttpError('unavailable');
    this.#change(network, 1);
    try {
      return await work();
    } finally {
      this.#change(network, -1);
    }
  }

  #change(network: string, by: number): void {
    this.#all += by;
    const held = (this.#ofNetwork.get(network) ?? 0) + by;
    if (held > 0) this.#ofNetwork.set(network, held);
    else this.#ofNetwork.delete(network);
  }
}
