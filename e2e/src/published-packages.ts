import { join } from 'node:path';
import { type OutsideFolder, outsideFolder } from '@vitrina/platform/packages/outside-folder';
import {
  type EmbedPackage,
  embedPackages,
  packEmbeds,
} from '@vitrina/platform/packages/pack-embeds';
import { packPackages } from '@vitrina/platform/packages/pack-packages';
import { startPackageRegistry } from '@vitrina/platform/packages/package-registry';
import { freePort } from './free-port.ts';

/** A registry with this workspace's packages, for folders that know no other source of them. */
export interface PublishedPackages {
  url: string;
  outside(dir: string): OutsideFolder;
  stop(): Promise<void>;
}

/** @param root folder for the registry, the tarballs and npm's cache */
export const publishedPackages = (root: string): Promise<PublishedPackages> =>
  servePackages(root, packPackages);

/** Also with the questionnaire's packages, which are not published yet. */
export const publishedEmbeds = (root: string): Promise<PublishedPackages> =>
  servePackages(root, packEmbeds, embedPackages());

async function servePackages(
  root: string,
  pack: (to: string) => Promise<string[]>,
  packages?: readonly EmbedPackage[],
): Promise<PublishedPackages> {
  const tarballs = await pack(join(root, 'tarballs'));
  const { url, npmConfig, publish, stop } = await startPackageRegistry(
    join(root, 'registry'),
    await freePort(),
  );
  await publish(tarballs, packages).catch(async (error) => {
    await stop();
    throw error;
  });
  return {
    url,
    outside: (dir) => outsideFolder(dir, { npmConfig, cache: join(root, 'npm-cache') }),
    stop,
  };
}
