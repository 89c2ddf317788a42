/**
 * While developing, each remote brings a refresh runtime of its own, and only the first would find
 * React. With this hook in place before any script, later ones find it too, so that an edit in a
 * remote is painted without a reload.
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
