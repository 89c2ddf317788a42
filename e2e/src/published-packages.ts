import { join } from 'node:path';
import { type OutsideFolder, outsideFolder } from '@vitrina/platform/packages/outside-folder';
import { packPackages } from '@vitrina/platform/packages/pack-packages';
import { startPackageRegistry } from '@vitrina/platform/packages/package-registry';
import { freePort } from './free-port.ts';

/** A package registry that holds what this workspace publishes, and folders that know only it. */
export interface PublishedPackages {
  url: string;
  outside(dir: string): OutsideFolder;
  stop(): Promise<void>;
}

/** @param root folder for the registry, the tarballs and npm's cache */
export async function publishedPackages(root: string): Promise<PublishedPackages> {
  const tarballs = await packPackages(join(root, 'tarballs'));
  const { url, npmConfig, publish, stop } = await startPackageRegistry(
    join(root, 'registry'),
    await freePort(),
  );
  await publish(tarballs).catch(async (error) => {
    await stop();
    throw error;
  });
  return {
    url,
    outside: (dir) => outsideFolder(dir, { npmConfig, cache: join(root, 'npm-cache') }),
    stop,
  };
}
