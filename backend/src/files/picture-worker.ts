import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { HttpError } from '../http/http-error.ts';

const PROGRAM = join(import.meta.dirname, 'draw-pictures.mjs');
/** An idle worker frees its 60 MB. */
const IDLE_MS = 30_000;

export interface DrawJob {
  /** Files: the source picture and the target. */
  from: string;
  to: string;
  format: 'jpeg' | 'png' | 'gif' | 'webp';
  animated: boolean;
  maxPixels: number;
}

export type Drawn = 'drawn' | 'too-large' | 'too-slow' | 'unreadable';

/**
 * Renders pictures in a separate process, one at a time: it is killed when one takes too long, and a
 * picture that exploits the decoder finds no secrets there.
 */
export class PictureWorker {
  readonly #limitMs: number;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;
  #tell: (drawn: Drawn) => void = () => {};

  /** @param limitMs time limit per picture, without starting the process */
  constructor(limitMs: number) {
    this.#limitMs = limitMs;
  }

  /** @throws HttpError `unavailable` once closed */
  async draw(job: DrawJob): Promise<Drawn> {
    if (this.#isClosed) throw new HttpError('unavailable');
    clearTimeout(this.#idle);
    const child = this.#child ?? (await this.#start());
    const drawn = await this.#answerOf(child, job);
    if (drawn === 'too-slow') this.#end();
    else this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref();
    return drawn;
  }

  async #answerOf(child: ChildProcess, job: DrawJob): Promise<Drawn> {
    let limit: NodeJS.Timeout | undefined;
    const answer = new Promise<Drawn>((resolve) => {
      this.#tell = resolve;
      limit = setTimeout(resolve, this.#limitMs, 'too-slow');
      // A worker that is gone has reported through `exit`.
      child.send(job, (error) => error && resolve('unreadable'));
    });
    return answer.finally(() => clearTimeout(limit));
  }

  /** Kills the process, whatever it is doing, for good. */
  close(): void {
    this.#isClosed = true;
    this.#end();
    this.#tell('unreadable');
  }

  /** The next picture starts another process. */
  #end(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async #start(): Promise<ChildProcess> {
    const { PATH, SystemRoot } = process.env;
    const env = { ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }) };
    const child = fork(PROGRAM, { execArgv: ['--max-old-space-size=64'], env });
    this.#child = child;
    await new Promise<unknown>((resolve) => {
      // The first message means ready; later ones report results.
      child.once('message', resolve);
      child.once('exit', resolve);
    });
    // A killed worker must not report on pictures of its successor.
    const tell = (drawn: Drawn) => this.#child === child && this.#tell(drawn);
    child.on('message', tell);
    child.once('exit', () => {
      tell('unreadable');
      if (this.#child === child) this.#child = undefined;
    });
    return child;
  }
}
