import { ORDER_STATES, ORDER_STATUSES } from '@vitrina/contract/rules/order-status';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { tierSentences } from './tier-sentences.ts';

/** Ends the last tier with the list's full stop. */
export const TIERS = tierSentences('partea care depășește').map(
  (tier, index, { length }) => tier + (index < length - 1 ? ';' : '.'),
);

/** `Procesare, Expediată, Livrată sau Anulată` */
export const ORDER_LABELS = new Intl.ListFormat('ro', { type: 'disjunction' }).format(
  ORDER_STATUSES.map((status) => ORDER_STATES[status].label),
);

export const REJECTED_LABEL = REQUEST_STATES.rejected.label;
