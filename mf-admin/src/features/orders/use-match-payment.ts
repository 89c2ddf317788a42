import { matchPayment } from '@vitrina/contract/calls/match-payment';
import { callApi, serverMessageOr, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { messages } from '../../messages.ts';
import { refreshProducts } from '../products/products-query.ts';
import { refreshOrders } from './orders-query.ts';
import { refreshUnplaced } from './unplaced-query.ts';

const text = messages.overview.match;

export const useMatchPayment = (paymentIntentId: string) =>
  useSingleMutation({
    mutationKey: ['match-payment', paymentIntentId],
    mutationFn: async (orderId: number) => {
      await callApi(matchPayment, { params: { id: paymentIntentId }, body: { orderId } });
      await refreshUnplaced();
      await Promise.all([refreshOrders(), refreshProducts()]);
    },
    onSuccess: (_, orderId) => void showToast(text.done(orderId)),
    onError: (error) => {
      void refreshUnplaced();
      showToast(serverMessageOr(error, text.failed), { tone: 'danger' });
    },
  });
