import type { Order } from '@vitrina/contract/entities/order';
import { createSelection } from '../list/selection.ts';

export const orderSelection = createSelection<Order>(({ id }) => id);
