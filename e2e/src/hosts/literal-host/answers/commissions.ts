import type { Answer } from '../ask.ts';
import { done, notThere } from '../reply.ts';
import { findRow } from '../state.ts';

export const setInvoice: Answer = ({ state, id, body }) => {
  const commission = findRow(state.commissions, id);
  if (!commission) return notThere();
  commission.invoice = String(body.invoiceUrl);
  return done();
};

export const setPaid: Answer = ({ state, id, body }) => {
  const commission = findRow(state.commissions, id);
  if (!commission) return notThere();
  commission.paid = body.paid === true || body.paid === '1' || body.paid === 1;
  return done();
};
