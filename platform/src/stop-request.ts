/** Request to end this process: Ctrl-C, SIGTERM, a closed terminal. */
export interface StopRequest {
  signal: AbortSignal;
  /** Resolves on the request; never rejects. */
  asked: Promise<void>;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const PARENT_CHECK_MS = 500;

/**
 * Listens for the process's lifetime: npm repeats the Ctrl-C that the terminal already sent to everybody,
 * and the second one must not interrupt the stopping.
 */
export function listenForStop(): StopRequest {
  const controller = new AbortController();
  const ask = () => controller.abort();
  const asked = new Promise<void>((resolve) => {
    controller.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  for (const name of SIGNALS) process.on(name, ask);
  // A killed package manager passes nothing on: its children would live on unnoticed.
  if (process.env.npm_lifecycle_event) watchParent(ask);
  return { signal: controller.signal, asked };
}

function watchParent(onGone: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, PARENT_CHECK_MS);
  timer.unref();
}
