import { readRemoteManifest } from './remote-manifest.ts';
import { hasHtml, RENDER_ENVIRONMENT } from './render-environment.ts';

/**
 * Rsbuild environments that a release of a remote consists of: the federated build, and the renderer of its
 * pages when a mount has `html`.
 * @param packageDir the remote's folder
 * @throws InputError on a mistake in its `remote.json`
 */
export const releaseEnvironments = (packageDir: string): string[] => [
  'web',
  ...(hasHtml(readRemoteManifest(packageDir)) ? [RENDER_ENVIRONMENT] : []),
];
