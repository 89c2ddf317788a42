import { readRemoteManifest } from './remote-manifest.ts';
import { hasHtml, RENDER_ENVIRONMENT } from './render-environment.ts';

/**
 * What a release of a remote is built from: its federated build and, where a mount has `html`, what renders
 * its pages. Names of environments of its Rsbuild configuration.
 * @param packageDir the remote's folder
 * @throws InputError on a mistake in its `remote.json`
 */
export const releaseEnvironments = (packageDir: string): string[] => [
  'web',
  ...(hasHtml(readRemoteManifest(packageDir)) ? [RENDER_ENVIRONMENT] : []),
];
