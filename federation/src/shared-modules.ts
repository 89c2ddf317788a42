import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The sharing policy, whole: modules of which the page holds exactly one copy, the shell's.
 * Remotes carry none of them; both sides of the sharing are generated from this table.
 */
export const SHARED_MODULES = [
  'react',
  'react-dom',
  'react-router-dom',
  'zustand',
  '@tanstack/react-query',
  '@vitrina/shared-auth',
] as const;
export type SharedModuleName = (typeof SHARED_MODULES)[number];

/**
 * Names of `react-router-dom` that remotes may import. The shell's façade exports exactly these:
 * offering the whole package would put 32 kB (gzip) of unused router into every first page.
 */
export const ROUTER_NAMES = [
  'Await',
  'Form',
  'isRouteErrorResponse',
  'Link',
  'NavLink',
  'Navigate',
  'Outlet',
  'redirect',
  'useBlocker',
  'useFetcher',
  'useLoaderData',
  'useLocation',
  'useMatch',
  'useNavigate',
  'useNavigation',
  'useOutletContext',
  'useParams',
  'useRevalidator',
  'useRouteError',
  'useRouteLoaderData',
  'useSearchParams',
] as const;
export type RouterName = (typeof ROUTER_NAMES)[number];

/** Installed version of each shared module, as `packageDir` resolves it. */
export function sharedVersions(packageDir: string): Record<SharedModuleName, string> {
  const entries = SHARED_MODULES.map((name) => [name, installedVersion(name, packageDir)] as const);
  return Object.fromEntries(entries) as Record<SharedModuleName, string>;
}

/** What a remote built against `version` needs of the shell: the same major, at least the same minor. */
export function requiredRange(version: string): string {
  const [major, minor] = version.split('.');
  return `^${major}.${minor}.0`;
}

function installedVersion(name: string, packageDir: string): string {
  const require = createRequire(join(packageDir, 'package.json'));
  for (const dir of require.resolve.paths(name) ?? []) {
    const manifest = readManifest(join(dir, name, 'package.json'));
    if (manifest) return manifest.version;
  }
  throw new Error(
    `${dirname(join(packageDir, 'package.json'))} does not depend on ${name}, which the platform shares.`,
  );
}

function readManifest(file: string): { version: string } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  } catch {
    return undefined;
  }
}
