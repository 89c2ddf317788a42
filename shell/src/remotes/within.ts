import { RemoteLoadError } from './remote-load-error.ts';

/**
 * Limits all steps of a load together to `ms`.
 * @throws RemoteLoadError `timeout`
 */
export function within<T>(
  ms: number,
  remote: string,
  work: (ended: AbortSignal) => Promise<T>,
): Promise<T> {
  const ended = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      ended.abort();
      reject(new RemoteLoadError(remote, 'timeout'));
    }, ms);
    work(ended.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
