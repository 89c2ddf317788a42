import { join } from 'node:path';
import { readShellBuild } from '@vitrina/federation/publish';
import { httpServer } from '@vitrina/platform/http-server';
import { packageDir } from '@vitrina/platform/paths';
import { freePorts } from '@vitrina/platform/ports';
import { shellHandler } from '@vitrina/platform/shell-handler';
import { staticFiles } from '@vitrina/platform/static-files';
import type { Comparison } from '../comparison.ts';
import { startLighthouse } from '../lighthouse.ts';
import { localConfig } from '../local-config.ts';
import { STORE_DIR, startBenchPlatform } from '../start-platform.ts';

const INLINE_SCRIPT = /<script>.*?<\/script>/s;

/** What the scripts cost the first paint: the prerendered home page against its HTML without any. */
export const prerender: Comparison = {
  title: 'Largest paint of the home page',
  unit: 'ms, Lighthouse mobile',
  async prepare() {
    const { shell: port } = await freePorts();
    const platform = await startBenchPlatform();
    const build = readShellBuild(join(packageDir('shell'), 'dist'));
    const pages = new Map(
      [...build.pages].map(([path, html]) => [path, html.replace(INLINE_SCRIPT, '')]),
    );
    const handler = shellHandler({
      ...build,
      pages,
      registry: platform.registry.get(),
      config: localConfig(platform, port),
      files: staticFiles(join(STORE_DIR, 'shell')),
    });
    const still = httpServer(port, () => handler);
    await still.start();
    const browser = await startLighthouse();
    const way = (origin: string) => async () => {
      const { audits } = await browser.audit(`${origin}/`, {
        onlyAudits: ['largest-contentful-paint'],
      });
      return audits['largest-contentful-paint']?.numericValue ?? Number.NaN;
    };
    return {
      ways: { prerendered: way(platform.addresses.shell), 'no script': way(still.url) },
      close: async () => {
        await browser.close();
        await still.stop();
        await platform.stop();
      },
    };
  },
};
