import { undoOrderStatus } from '@vitrina/contract/calls/undo-order-status';
import type { Order } from '@vitrina/contract/entities/order';
import { callApi } from '@vitrina/shared-auth';

/** Undoes the last status change, over the version it made. */
export const undoOrder = ({ id, version }: Order) =>
  callApi(undoOrderStatus, { params: { id: Number(id) }, body: { version: Number(version) } });
