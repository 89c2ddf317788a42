/**
 * Starts a worker from its source (`./x.worker.ts?source`).
 * @throws when the browser has no workers or refuses them
 */
export function startWorker(source: string): Worker {
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return new Worker(url);
  } finally {
    // Some browsers read the URL late.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }
}
