import type { Order } from '@vitrina/contract/entities/order';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import type { FormNotice } from '@vitrina/shared-ui/use-form';
import { messages } from '../../messages.ts';

const text = messages.order;

/** `from`: saved number when typing began. */
interface Tracking {
  trackingNumber: string;
  from: string;
}

export type TrackingDraft = ReturnType<typeof useTrackingDraft>;

/** Draft of the tracking number, shared by its own form and the shipping step. */
export function useTrackingDraft(order: Order) {
  const saved = order.tracking_number ?? '';
  const { values, setValues, reset, settle } = useKept<Tracking>(
    `tracking-${order.id}`,
    { trackingNumber: saved, from: saved },
    ({ trackingNumber, from }) => trackingNumber !== from,
  );
  return {
    values,
    reset,
    settle,
    setValues: (next: Partial<Tracking> | ((now: Tracking) => Partial<Tracking>)) =>
      setValues((now) => ({ ...now, ...(typeof next === 'function' ? next(now) : next) })),
    /**
     * Warns once before another person's number is replaced: after the refetch the version check alone
     * would let the save through.
     */
    conflict({ trackingNumber, from }: Tracking): FormNotice | null {
      if (from === saved || trackingNumber === saved) return null;
      setValues({ from: saved });
      return { tone: 'danger', text: saved ? text.trackingOther(saved) : text.trackingRemoved };
    },
  };
}
