import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readPackage } from './package-manifest.ts';

/**
 * The sharing policy: modules of which a page has exactly one copy, the shell's. Remotes contain none of
 * them; both sides are generated from this table.
 */
export const SHARED_MODULES = [
  'react',
  'react-dom',
  'react-router-dom',
  'zustand',
  '@tanstack/react-query',
  'zod/mini',
  '@vitrina/shared-auth',
] as const;
export type SharedModuleName = (typeof SHARED_MODULES)[number];

/**
 * Names of modules that the shell shares in part: whole, they would add tens of kilobytes of unused code
 * before every page. The shell's façades export exactly these.
 */
export const SHARED_NAMES = {
  'react-router-dom': [
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
  ],
  '@tanstack/react-query': [
    'keepPreviousData',
    'QueryClient',
    'QueryClientProvider',
    'queryOptions',
    'skipToken',
    'useMutation',
    'useQuery',
    'useQueryClient',
    'useSuspenseQuery',
  ],
  'zod/mini': [
    'ZodMiniType',
    '_default',
    'array',
    'boolean',
    'catch',
    'coerce',
    'config',
    'email',
    'enum',
    'extend',
    'int',
    'int32',
    'iso',
    'literal',
    'maxLength',
    'maximum',
    'minLength',
    'minimum',
    'multipleOf',
    'nullable',
    'nullish',
    'number',
    'object',
    'optional',
    'overwrite',
    'parse',
    'partial',
    'partialRecord',
    'pipe',
    'positive',
    'record',
    'refine',
    'regex',
    'safeParse',
    'strictObject',
    'string',
    'superRefine',
    'toLowerCase',
    'transform',
    'trim',
    'union',
    'unknown',
    'url',
  ],
} as const satisfies Partial<Record<SharedModuleName, readonly string[]>>;

/** Module -> some of its names. */
export type SharedNames = Record<string, string[]>;

/** `SHARED_NAMES` as the registry publishes it. */
export const offeredNames = (): SharedNames =>
  Object.fromEntries(Object.entries(SHARED_NAMES).map(([module, names]) => [module, [...names]]));

/**
 * Installed version of each shared module, as `packageDir` resolves it.
 * @param packageDir absolute path
 * @example const { react } = sharedVersions(import.meta.dirname); // '19.…'
 */
export function sharedVersions(packageDir: string): Record<SharedModuleName, string> {
  const entries = SHARED_MODULES.map((name) => [name, installedVersion(name, packageDir)] as const);
  return Object.fromEntries(entries) as Record<SharedModuleName, string>;
}

function installedVersion(name: string, packageDir: string): string {
  const require = createRequire(join(packageDir, 'package.json'));
  const [first = '', second = ''] = name.split('/');
  const packageName = first.startsWith('@') ? `${first}/${second}` : first;
  for (const dir of require.resolve.paths(packageName) ?? []) {
    const manifest = readManifest(join(dir, packageName, 'package.json'));
    if (manifest) return manifest.version;
  }
  throw new Error(
    `${dirname(join(packageDir, 'package.json'))} does not depend on ${packageName}, which the platform shares.`,
  );
}

function readManifest(file: string): { version: string } | undefined {
  try {
    return readPackage(dirname(file));
  } catch {
    return undefined;
  }
}
