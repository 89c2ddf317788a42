import type { Order } from '@vitrina/contract/entities/order';

/** Version seen, for the change's body; empty on a host without versions. */
export const seenVersion = ({ version }: Order): { version?: number } =>
  typeof version === 'number' ? { version } : {};
