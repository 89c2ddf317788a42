import { setOrderTracking } from '@vitrina/contract/calls/set-order-tracking';
import { readBy } from '@vitrina/shared-ui/read-form';
import { messages } from '../../messages.ts';

export const readTracking = readBy(
  setOrderTracking.body,
  { tooLong: messages.tooLong },
  ({ trackingNumber }: { trackingNumber: string; from: string }) => ({ trackingNumber }),
);
