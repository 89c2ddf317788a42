import type { Commission } from '@vitrina/contract/entities/commission';

/** The partner announced a transfer that staff have not matched yet. */
export const isTransferTold = ({ paid, transfer_told_at }: Commission): boolean =>
  !paid && Boolean(transfer_told_at);
