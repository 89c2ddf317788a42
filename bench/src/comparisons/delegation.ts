import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import type { PlatformConfig } from '@vitrina/contract/config';
import { signDelegation, signEntry } from '@vitrina/contract/delegation-signature';
import type { Registry } from '@vitrina/contract/registry';
import { createRegistryKeys, signRegistry } from '@vitrina/contract/registry-signature';
import { claimedNow } from '@vitrina/contract/rules/roster';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { releaseAt } from '@vitrina/federation/release-at';
import { releaseManifestSchema } from '@vitrina/federation/release-file';
import { httpServer } from '@vitrina/platform/http-server';
import { packageDir } from '@vitrina/platform/paths';
import { freePorts } from '@vitrina/platform/ports';
import { REMOTES } from '@vitrina/platform/remotes';
import { staticFiles } from '@vitrina/platform/static-files';
import type { Comparison } from '../comparison.ts';
import { launchBrowser } from '../page-timer.ts';

const UNTIL = '2100-01-01T00:00:00.000Z';
const environment: PlatformConfig['environment'] = 'production';

/** Every remote's build with a previous release, signed by its team; two of three roots delegate. */
export const delegation: Comparison = {
  title: 'Verifying a delegated registry in a new page',
  unit: 'µs until all remotes may run; goal: 5,000 more than with one key',
  async prepare() {
    const { registry, registryKey, roots } = await delegated();
    const config = { ...LOCAL_CONFIG, environment, registryKey };
    const dir = mkdtempSync(join(tmpdir(), 'vitrina-delegation-'));
    await build(dir);
    const { shell: port } = await freePorts();
    const server = httpServer(port, () => staticFiles(dir));
    await server.start();
    const browser = await launchBrowser();
    const way = (told: PlatformConfig) => async () => {
      const page = await browser.newPage();
      await page.goto(`${server.url}/robots.txt`);
      await page.addScriptTag({ url: '/index.js' });
      const took = await page.evaluate(
        `verify(${JSON.stringify(registry)}, ${JSON.stringify(told)})`,
      );
      await page.close();
      return Number(took);
    };
    return {
      ways: { delegated: way({ ...config, roots }), 'one key': way(config) },
      facts: { registry: `${JSON.stringify(registry).length} bytes, ${REMOTES.length} remotes` },
      async close() {
        await browser.close();
        await server.stop();
        rmSync(dir, { recursive: true });
      },
    };
  },
};

async function delegated() {
  const key = await createRegistryKeys();
  const rootPairs = await Promise.all([1, 2, 3].map(createRegistryKeys));
  const releases = REMOTES.map((name) => {
    const file = join(packageDir(name), 'dist/release.json');
    const manifest = releaseManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { name, release: releaseAt(manifest, `https://${name}.exemplu.ro`) };
  });
  const teams: NonNullable<Registry['delegation']>['teams'] = {};
  const remotes = await Promise.all(
    releases.map(async ({ name, release }) => {
      const { privateKey, publicKey } = await createRegistryKeys();
      teams[name] = { keys: [{ key: publicKey, until: UNTIL }], threshold: 1 };
      const entry = { name, current: release, previous: release };
      return signEntry(entry, { environment, serial: 1 }, privateKey);
    }),
  );
  const unsigned: Registry = {
    revision: 1,
    environment,
    shell: { version: '1.0.0', contract: '1.0.0', shared: {}, sharedNames: {} },
    remotes,
  };
  const roster = claimedNow(unsigned);
  let delegation = {
    version: 1,
    until: UNTIL,
    teams,
    freshness: [],
    signatures: [],
  } as NonNullable<Registry['delegation']>;
  for (const { privateKey } of rootPairs.slice(0, 2))
    delegation = await signDelegation({ delegation, roster, environment }, privateKey);
  return {
    registry: await signRegistry({ ...unsigned, roster, delegation }, key.privateKey),
    registryKey: key.publicKey,
    roots: { keys: rootPairs.map(({ publicKey }) => publicKey), threshold: 2 },
  };
}

/** Bundles the checks as for a page. */
async function build(dir: string): Promise<void> {
  const rsbuild = await createRsbuild({
    config: {
      source: {
        entry: {
          index: { import: join(import.meta.dirname, '../verify-in-page.ts'), html: false },
        },
      },
      splitChunks: false,
      output: { distPath: { root: dir, js: '' }, filename: { js: '[name].js' } },
      logLevel: 'error',
    },
  });
  await rsbuild.build();
}
