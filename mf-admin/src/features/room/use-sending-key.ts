import { useRef } from 'react';

/** Idempotency key: the same body keeps its key until `sent`, any other body gets a new one. */
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
