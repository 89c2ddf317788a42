/**
 * Stands in for the shell's `load-mount.ts` and `import-federation.ts` in the one-bundle peer: the
 * same routes, imported as lazy chunks of one build instead of loaded from remotes.
 */
import type { RemoteModule } from '@vitrina/shared-auth';

interface Entry {
  remote: { name: string };
  mount: { module: string };
}

const MODULES: Record<string, () => Promise<RemoteModule>> = {
  'mf-shop/./products': () =>
    import(/* webpackChunkName: "products" */ '../../mf-shop/src/routes/products.tsx'),
  'mf-shop/./product': () => import('../../mf-shop/src/routes/product.tsx'),
  'mf-shop/./checkout': () => import('../../mf-shop/src/routes/checkout.tsx'),
  'mf-quiz/./quiz': () => import('../../mf-quiz/src/routes/quiz.tsx'),
  'mf-quiz/./new-request': () => import('../../mf-quiz/src/routes/new-request.tsx'),
  'mf-partner/./dashboard': () => import('../../mf-partner/src/routes/dashboard.tsx'),
  'mf-partner/./notifications': () => import('../../mf-partner/src/routes/notifications.tsx'),
  'mf-admin/./console': () => import('../../mf-admin/src/routes/console.tsx'),
};

export const createMountLoader =
  () =>
  async ({ remote, mount }: Entry): Promise<RemoteModule> => {
    const load = MODULES[`${remote.name}/${mount.module}`];
    if (!load) throw new Error(`The one-bundle peer has no ${remote.name}/${mount.module}.`);
    return await load();
  };

/** There is no federation in this peer. */
export const importFederation = async (): Promise<void> => {};
