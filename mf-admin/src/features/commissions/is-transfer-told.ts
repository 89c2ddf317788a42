import type { Commission } from '@vitrina/contract/entities/commission';

/** Whether its partner says that a transfer is on its way, which staff have not found yet. */
export const isTransferTold = ({ paid, transfer_told_at }: Commission): boolean =>
  !paid && Boolean(transfer_told_at);
