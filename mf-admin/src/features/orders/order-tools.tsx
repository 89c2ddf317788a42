import { resendOrderConfirmation } from '@vitrina/contract/calls/resend-order-confirmation';
import type { Order } from '@vitrina/contract/entities/order';
import { callApi, hostCan, serverMessageOr, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { classNames } from '@vitrina/shared-ui/class-names';
import Mail from 'lucide-react/icons/mail';
import Printer from 'lucide-react/icons/printer';
import { messages } from '../../messages.ts';
import { usePageCommands } from '../commands/page-commands.ts';
import style from './order-details.module.css';
import { refreshOrders } from './orders-query.ts';

const text = messages.order;

export function OrderTools({ order }: { order: Order }) {
  const canResend = hostCan('order-mails');
  const resend = useSingleMutation({
    mutationKey: ['resend-confirmation', order.id],
    mutationFn: async () => {
      await callApi(resendOrderConfirmation, { params: { id: Number(order.id) } });
      await refreshOrders();
    },
    onSuccess: () => void showToast(text.resent),
    onError: (error) =>
      void showToast(serverMessageOr(error, text.resendFailed), { tone: 'danger' }),
  });
  const send = () => resend.mutate();
  usePageCommands([
    { id: 'print', title: text.print, keys: ['p'], run: () => window.print() },
    ...(canResend ? [{ id: 'resend', title: text.resend, keys: ['m'], run: send }] : []),
  ]);
  return (
    <div className={classNames(style.steps, style.tools)}>
      <Button variant="ghost" size="sm" onClick={() => window.print()}>
        <Printer />
        {text.print}
      </Button>
      {canResend && (
        <Button variant="ghost" size="sm" busy={resend.isPending} onClick={send}>
          <Mail />
          {text.resend}
        </Button>
      )}
    </div>
  );
}
