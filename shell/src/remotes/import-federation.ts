import type { RemoteRuntime } from './remote-runtime.ts';

/** The runtime is large and only needed where a remote is. A failed fetch is tried again by the next call. */
export const importFederation = (): Promise<RemoteRuntime> =>
  import(/* webpackChunkName: "federation" */ './federation.ts').then(
    ({ federation }) => federation,
  );
