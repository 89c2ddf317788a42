import type { RemoteRuntime } from './remote-runtime.ts';

/** The runtime is large and needed only for remotes. After a failed fetch the next call tries again. */
export const importFederation = async (): Promise<RemoteRuntime> => {
  const { startFederation } = await import(/* webpackChunkName: "federation" */ './federation.ts');
  return startFederation();
};
