import type { Product } from '@vitrina/contract/entities/product';

/**
 * Whether the host computes amounts and tells its orders by their payment. Nothing asks a host for
 * that; one of ours shows it by the version that its catalogue gives each row, which the
 * specification does not know. An error would only cost the later moment of the intent: whether an
 * order may be sent twice is decided by what the host answers to the payment itself.
 */
export const knowsPaymentExtension = (products: readonly Product[]): boolean =>
  products.some(({ version }) => version != null);
