import type { Order } from '@vitrina/contract/entities/order';
import { formatBani, formatRon, toBani } from '@vitrina/contract/rules/money';
import { isWaitingForAcceptance } from '@vitrina/contract/rules/unverified-order';
import { ConfirmDialog } from '@vitrina/shared-ui/confirm-dialog';
import { messages } from '../../messages.ts';

const text = messages.order.confirmCancel;

interface CancelDialogProps {
  open: boolean;
  order: Order;
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirms a cancellation and says what happens to stock and money: both are irreversible. */
export function CancelDialog({ open, order, onClose, onConfirm }: CancelDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={text.title}
      keepLabel={text.keep}
      closeLabel={text.close}
      confirmLabel={text.confirm}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>{isWaitingForAcceptance(order) ? text.noStock : text.stock}</p>
      <p>{moneyText(order)}</p>
      <p>{text.final}</p>
    </ConfirmDialog>
  );
}

function moneyText({ payment_status, total_price, refunded }: Order): string {
  if (payment_status === 'unverified') return text.unpaid;
  if (payment_status === 'refunded') return text.refunded;
  if (payment_status !== 'paid') return text.perhapsPaid;
  if (total_price === null) return text.paid(messages.missing.amount);
  if (!refunded) return text.paid(formatRon(total_price));
  const rest = toBani(total_price) - toBani(refunded);
  return rest > 0 ? text.paidRest(formatBani(rest), formatRon(refunded)) : text.refunded;
}
