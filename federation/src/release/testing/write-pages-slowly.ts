import type { PlatformConfig } from '@vitrina/contract/config';
import { siteBrand } from '../../site-brand.ts';
import { folderStore } from '../folder-store.ts';
import { writePages } from '../pages/write-pages.ts';
import { storedShell, trustedRegistry } from '../render-site.ts';

/*
 * Runs as its own process: writes the pages of a store and prints a line after 250 of them. Its
 * parent kills it then.
 */

const { root, config } = JSON.parse(process.argv.at(-1) ?? '') as {
  root: string;
  config: PlatformConfig;
};
const store = folderStore(root);
await writePages({
  ...{ store, config, brand: await siteBrand(config.brand) },
  live: async () => {
    const { registry } = await trustedRegistry(store, config);
    return { registry, shell: await storedShell(store, registry) };
  },
  publish: async () => {},
  progress: (_, done) => {
    if (done !== 250) return;
    process.stdout.write('250\n');
    // Blocks until the parent kills it.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  },
});
