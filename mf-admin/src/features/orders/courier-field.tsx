import { setOrderTracking } from '@vitrina/contract/calls/set-order-tracking';
import type { Order } from '@vitrina/contract/entities/order';
import { COURIER_IDS, COURIERS, type CourierId, courierOf } from '@vitrina/contract/rules/couriers';
import { callApi, showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { SelectField } from '@vitrina/shared-ui/select-field';
import { courierMessages as text } from '../../courier-messages.ts';
import { orderFailure } from './order-failure.ts';
import { refreshOrders } from './orders-query.ts';
import { seenVersion } from './seen-version.ts';

interface CourierFieldProps {
  order: Order;
  trackingNumber: string;
}

/** The courier decides where the buyer's tracking link leads. */
export function CourierField({ order, trackingNumber }: CourierFieldProps) {
  const { mutate, isPending, variables } = useSingleMutation({
    mutationKey: ['set-courier', order.id],
    mutationFn: (courier: CourierId | '') =>
      callApi(setOrderTracking, {
        params: { id: order.id },
        body: { trackingNumber, courier, ...seenVersion(order) },
      }),
    onSuccess: async () => {
      await refreshOrders();
      showToast(text.saved);
    },
    onError: (error) => showToast(orderFailure(error, text.failed), { tone: 'danger' }),
  });
  const recognised = courierOf(trackingNumber);
  return (
    <SelectField
      label={text.label}
      value={isPending ? variables : (order.courier ?? '')}
      aria-busy={isPending}
      onChange={({ target }) => mutate(target.value as CourierId | '')}
    >
      <option value="">
        {recognised ? text.recognised(COURIERS[recognised].name) : text.unknown}
      </option>
      {COURIER_IDS.map((id) => (
        <option key={id} value={id}>
          {COURIERS[id].name}
        </option>
      ))}
    </SelectField>
  );
}
