/**
 * In development each remote has its own refresh runtime, and only the first would find React. With this
 * hook installed before any script, later ones find it too, so an edit in a remote shows without a reload.
 */
export function installRefreshHook(): void {
  const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown };
  if (page.__REACT_DEVTOOLS_GLOBAL_HOOK__) return;
  const renderers = new Map<number, unknown>();
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    inject(renderer: unknown) {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
}
