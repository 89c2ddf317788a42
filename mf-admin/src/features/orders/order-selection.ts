import type { Order } from '@vitrina/contract/entities/order';
import { createSelection } from '../list/selection.ts';

/** Orders that were chosen in the list. */
export const orderSelection = createSelection<Order>(({ id }) => id);
