import { defineSlotModule } from '@vitrina/shared-auth/per-package/slots';
import { OrderStock } from '../features/order-stock/order-stock.tsx';

export const { slots, Component } = defineSlotModule(['order-side'], OrderStock);
