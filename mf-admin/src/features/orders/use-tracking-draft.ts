import type { Order } from '@vitrina/contract/entities/order';
import { useKept } from '@vitrina/shared-auth/per-package/use-kept';
import type { FormNotice } from '@vitrina/shared-ui/use-form';
import { messages } from '../../messages.ts';

const text = messages.order;

/** `from`: what was saved when the typing began. */
interface Tracking {
  trackingNumber: string;
  from: string;
}

export type TrackingDraft = ReturnType<typeof useTrackingDraft>;

/** The courier's number that is being typed, in the form of its own or in the step that ships. */
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
     * What to say before another's number is replaced, once: read anew in the meantime, the order has
     * the version of whoever saved it.
     */
    conflict({ trackingNumber, from }: Tracking): FormNotice | null {
      if (from === saved || trackingNumber === saved) return null;
      setValues({ from: saved });
      return { tone: 'danger', text: saved ? text.trackingOther(saved) : text.trackingRemoved };
    },
  };
}
