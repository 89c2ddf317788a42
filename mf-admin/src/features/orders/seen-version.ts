import type { Order } from '@vitrina/contract/entities/order';

/** The version that was seen, for a change; nothing of a host that counts none. */
export const seenVersion = ({ version }: Order): { version?: number } =>
  typeof version === 'number' ? { version } : {};
