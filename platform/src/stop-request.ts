/** Somebody wants this process to end: Ctrl-C, SIGTERM, a closed terminal. */
export interface StopRequest {
  /** Aborted when it is asked for. */
  signal: AbortSignal;
  /** Resolves when it is asked for; never rejects. */
  asked: Promise<void>;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const PARENT_CHECK_MS = 500;

/**
 * Listens for as long as the process lives: npm passes on the Ctrl-C that the terminal has already
 * sent to everybody, and the second one must not cut the stopping short.
 */
export function listenForStop(): StopRequest {
  const controller = new AbortController();
  const ask = () => controller.abort();
  const asked = new Promise<void>((resolve) => {
    controller.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  for (const name of SIGNALS) process.on(name, ask);
  // A package manager that is killed passes nothing on; what it started would live on unseen.
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
