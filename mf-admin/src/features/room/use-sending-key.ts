import { useRef } from 'react';

/**
 * Names what is sent, so that the host takes it once however often it is tried: the same until it was
 * `sent`, another one for anything else.
 */
export function useSendingKey() {
  const last = useRef({ body: '', key: '' });
  return {
    of(given: object): string {
      const body = JSON.stringify(given);
      if (last.current.body !== body) last.current = { body, key: crypto.randomUUID() };
      return last.current.key;
    },
    sent(): void {
      last.current = { body: '', key: '' };
    },
  };
}
