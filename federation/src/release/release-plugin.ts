import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryKeeper } from './registry-keeper.ts';
import { type ReleaseStore, StoreError } from './release-store.ts';
import { updateRegistry } from './update-registry.ts';

/** Served at `/q/v1/` of the embed's origin; its files never change. */
const FOLDER = 'embed/q/v1';

interface PluginToRelease {
  store: ReleaseStore;
  keeper: RegistryKeeper;
  /** Holds only the zip, whose name has its version. */
  buildDir: string;
}

/**
 * Uploads the WordPress plug-in beside the embed, and records its version and checksum in the
 * registry. Earlier versions keep their address.
 * @throws StoreError when there is no zip
 */
export async function releasePlugin({ store, keeper, buildDir }: PluginToRelease): Promise<{
  /** True when the registry changed, so its HTML must follow. */
  isNew: boolean;
  told: string;
}> {
  const { file, version } = findPlugin(buildDir);
  const zip = readFileSync(join(buildDir, file));
  const plugin = { version, sha256: createHash('sha256').update(zip).digest('hex') };
  const name = file.replace(/zip$/, `${plugin.sha256.slice(0, 8)}.zip`);
  const path = `${FOLDER}/${name}`;
  await putFile(store, name, zip);
  const live = await keeper.live();
  if (!live)
    return {
      isNew: false,
      told: `There is no registry yet that could name ${path}: release the shell, then this again.`,
    };
  const before = live.registry.wordpress;
  const isNew = before?.sha256 !== plugin.sha256 || before.version !== version;
  if (isNew) await updateRegistry(keeper, (registry) => ({ ...registry, wordpress: plugin }));
  const isOther = isNew && before?.version === version;
  return {
    isNew,
    told: `the plug-in for WordPress, ${version}, is in ${path}${isOther ? `; it had other bytes under this version before: owners see a new one only with another version` : ''}`,
  };
}

async function putFile(store: ReleaseStore, name: string, content: Buffer): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-plugin-'));
  try {
    writeFileSync(join(dir, name), content);
    await store.putFiles(FOLDER, dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

function findPlugin(buildDir: string): { file: string; version: string } {
  for (const file of readdirSync(buildDir)) {
    const version = /-(\d+(?:\.\d+)+)\.zip$/.exec(file)?.[1];
    if (version) return { file, version };
  }
  throw new StoreError(`${buildDir} holds no zip of the plug-in for WordPress.`);
}
