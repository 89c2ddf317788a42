import { defineSlotModule } from '@vitrina/shared-auth/per-package/slots';
import { ProductCard } from '../features/products/product-card.tsx';

export const { slots, Component } = defineSlotModule(['product-below'], ProductCard);
