import { undoOrderStatus } from '@vitrina/contract/calls/undo-order-status';
import type { Order } from '@vitrina/contract/entities/order';
import { callApi } from '@vitrina/shared-auth';

/** Takes the last change of an order's state back, over the version that it made. */
export const undoOrder = ({ id, version }: Order) =>
  callApi(undoOrderStatus, { params: { id: Number(id) }, body: { version: Number(version) } });
