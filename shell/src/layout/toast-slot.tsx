import { useDeferred } from './use-deferred.ts';

const loadViewport = () =>
  import(/* webpackChunkName: "toasts" */ './toast-viewport.tsx').then(
    (module) => module.ToastViewport,
  );

/** The toast viewport loads after the first paint; earlier toasts wait in the queue. */
export function ToastSlot() {
  const ToastViewport = useDeferred(loadViewport);
  return ToastViewport && <ToastViewport />;
}
