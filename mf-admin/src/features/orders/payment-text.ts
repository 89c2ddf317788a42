import type { Order } from '@vitrina/contract/entities/order';
import { messages } from '../../messages.ts';

const text = messages.order;

/** '' where the host sends no payment status. */
export function paymentText({ payment_status, accepted_at }: Order): string {
  if (!payment_status) return '';
  if (payment_status === 'unverified' && accepted_at) return text.accepted;
  return text.paymentStatus[payment_status];
}
