/** The runtime is large and only needed where a remote is. */
export const importFederation = () =>
  import(/* webpackChunkName: "federation" */ './federation.ts');
export type Federation = Awaited<ReturnType<typeof importFederation>>;
