import { type Registry, type Release, releaseSchema } from '@vitrina/contract/registry';
import { CONTRACT_VERSION, satisfiesContract } from '@vitrina/contract/version';
import { releaseAt } from '@vitrina/federation/release-at';
import { type ReleaseManifest, releaseManifestSchema } from '@vitrina/federation/release-file';
import { releasePanelTexts as text } from '../content/release-panel.ts';

/** Why an address names no release that can run here; worded for the screen. */
export class ReleaseAddressError extends Error {
  override readonly name = 'ReleaseAddressError';
}

const FOLDER = /^\/(\d+\.\d+\.\d+-[0-9a-f]{8,})(?:\/|$)/;

/**
 * Finds the release that `address` is a file or the folder of, from its `release.json`. The document's
 * policy allows code only from the registry's origins, so others are refused here, with a message.
 * @throws ReleaseAddressError
 */
export async function findRelease(
  address: string,
  registry: Registry,
): Promise<{ remote: string; release: Release }> {
  const url = URL.canParse(address) ? new URL(address) : null;
  const id = url && FOLDER.exec(url.pathname)?.[1];
  if (!url || !id) throw new ReleaseAddressError(text.notAnAddress);
  if (!knownOrigins(registry).includes(url.origin))
    throw new ReleaseAddressError(text.foreignOrigin(url.origin));
  const manifest = await fetchManifest(`${url.origin}/${id}/release.json`);
  const { name } = manifest;
  if (!registry.remotes.some((remote) => remote.name === name))
    throw new ReleaseAddressError(text.unknownRemote(name));
  const release = readRelease(manifest, url.origin);
  if (!satisfiesContract(release.contract, CONTRACT_VERSION))
    throw new ReleaseAddressError(
      text.misfit(`contract ${release.contract}, shell ${CONTRACT_VERSION}`),
    );
  return { remote: name, release };
}

const knownOrigins = ({ remotes }: Registry): string[] =>
  remotes.flatMap(({ current, previous, canary }) =>
    [current, previous, canary?.release].flatMap((release) =>
      release ? [new URL(release.entry.url).origin] : [],
    ),
  );

async function fetchManifest(url: string): Promise<ReleaseManifest> {
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(5000) });
    if (response.ok) return releaseManifestSchema.parse(await response.json());
  } catch {
    // Treated as missing, also when it describes no release.
  }
  throw new ReleaseAddressError(text.notFound);
}

function readRelease(manifest: ReleaseManifest, origin: string): Release {
  try {
    return releaseSchema.parse(releaseAt(manifest, origin));
  } catch (cause) {
    throw new ReleaseAddressError(text.notFound, { cause });
  }
}
