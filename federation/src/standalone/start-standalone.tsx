import './standalone.css';
import { validateToken } from '@vitrina/contract/calls/validate-token';
import type { PlatformConfig } from '@vitrina/contract/config';
import {
  configurePlatform,
  type RemoteModule,
  startSession,
  useSession,
} from '@vitrina/shared-auth';
import { provideSlotPlace, type SlotPlace } from '@vitrina/shared-auth/per-package/slots';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  NavLink,
  Outlet,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { messages } from './messages.ts';
import { SignInPanel } from './sign-in-panel.tsx';

/** Written by the build preset. */
declare const STANDALONE_CONFIG: PlatformConfig;
declare const DEVELOPMENT: boolean;

interface StandaloneMount {
  path: string;
  title: string;
  module: string;
}

interface StandaloneOptions {
  /** The remote's own `remote.json`. */
  manifest: { name: string; mounts: readonly StandaloneMount[] };
  /** Exposed name -> its module, imported directly, without federation. */
  modules: Record<string, RemoteModule>;
}

/**
 * Starts a miniature host for one remote: its mounts, a list of links, and a sign-in panel.
 * @throws when `modules` lacks a module that a mount of the manifest names
 * @example
 * import { defineRemoteModule } from '@vitrina/shared-auth';
 * const salut = defineRemoteModule({ routes: [{ index: true, element: <h1>Salut</h1> }] });
 * const manifest = { name: 'mf-salut', mounts: [{ path: '/salut', title: 'Salut', module: './salut' }] };
 * await startStandalone({ manifest, modules: { './salut': salut } });
 */
export async function startStandalone({ manifest, modules }: StandaloneOptions): Promise<void> {
  configurePlatform(STANDALONE_CONFIG);
  if (DEVELOPMENT) provideSlotPlace(SlotPlaceholder);
  await startSession(checkToken);
  const children = manifest.mounts.map((mount) => mountRoute(mount, modules[mount.module]));
  const router = createBrowserRouter([
    { path: '/', element: <Frame {...manifest} />, HydrateFallback: () => null, children },
  ]);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<RouterProvider router={router} />);
}

function mountRoute(
  { path, module }: StandaloneMount,
  loaded: RemoteModule | undefined,
): RouteObject {
  if (!loaded) throw new Error(`The stand-alone page was given no module ${module}.`);
  return { path: path.slice(1), Component: loaded.layout, children: loaded.routes };
}

async function checkToken(token: string): Promise<{ user: unknown }> {
  const response = await fetch(`${STANDALONE_CONFIG.apiOrigin}${validateToken.path}`, {
    method: validateToken.method,
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`validate-token answered ${response.status}`);
  return validateToken.response.parse(await response.json());
}

function Frame({ name, mounts }: StandaloneOptions['manifest']) {
  const user = useSession((session) => session.user);
  return (
    <>
      <header className="standalone-bar">
        <strong>{name}</strong>
        <nav aria-label={messages.mounts}>
          {mounts.map(({ path, title }) => (
            <NavLink key={path} to={path}>
              {title}
            </NavLink>
          ))}
        </nav>
        <SignInPanel user={user} />
      </header>
      <main>
        <Outlet />
      </main>
    </>
  );
}

/** Marks a slot's place: no other remote runs in a stand-alone page. */
const SlotPlaceholder: SlotPlace = ({ name, className }) => (
  <div className={className}>
    <div className="standalone-slot">{messages.slot(name)}</div>
  </div>
);
