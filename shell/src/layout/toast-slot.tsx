import { useDeferred } from './use-deferred.ts';

const loadViewport = () =>
  import(/* webpackChunkName: "toasts" */ './toast-viewport.tsx').then(
    (module) => module.ToastViewport,
  );

/** The viewport for toasts comes after the first paint; what was said before waits in its queue. */
export function ToastSlot() {
  const ToastViewport = useDeferred(loadViewport);
  return ToastViewport && <ToastViewport />;
}
