export type WorkerAnswer<Result> =
  | { result: Result }
  | { error: { name: string; message: string } };

/** The worker did not start or died; the question can be answered on the main thread. */
class WorkerUnavailableError extends Error {
  override readonly name = 'WorkerUnavailableError';
}

/** An error inside a worker, with its own name. */
class WorkerTaskError extends Error {
  constructor({ name, message }: { name: string; message: string }) {
    super(message);
    this.name = name;
  }
}

/**
 * Asks a new worker one question, then terminates it.
 * @throws WorkerUnavailableError | WorkerTaskError
 * @throws DOMException `AbortError` when `signal` aborts
 */
export function askWorker<Result>(
  source: string,
  question: unknown,
  signal?: AbortSignal,
): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    signal?.throwIfAborted();
    let worker: Worker;
    try {
      worker = startWorker(source);
    } catch (cause) {
      reject(new WorkerUnavailableError('The worker was refused.', { cause }));
      return;
    }
    const end = (act: () => void) => {
      worker.terminate();
      act();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer<Result>>) =>
      end(() =>
        'result' in data ? resolve(data.result) : reject(new WorkerTaskError(data.error)),
      ),
    );
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end(() => reject(new WorkerUnavailableError(event.message || 'The worker did not start.')));
    });
    signal?.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true });
    worker.postMessage(question);
  });
}

/**
 * Starts a worker from its source (`./x.worker.ts?source`).
 * @throws when the browser has no workers or refuses them
 */
function startWorker(source: string): Worker {
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return new Worker(url);
  } finally {
    // Some browsers read the URL late.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }
}
