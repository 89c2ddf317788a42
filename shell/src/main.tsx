import './styles.css';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { markBooted } from './boot/boot-failure.ts';
import { readConfig } from './boot/data-blocks.ts';
import { loadMatchedRoutes } from './load-matched-routes.ts';
import { currentRole } from './remotes/guard.ts';
import { warmUpOnIntent } from './remotes/warm-up.ts';
import { createRouter, routes } from './router.tsx';
import { checkSession, followSession } from './session.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The document has no #root.');

configurePlatform(readConfig());
await start(container);
markBooted();
warmUpOnIntent();

async function start(root: HTMLElement): Promise<void> {
  const { prerendered, guestsOnly } = root.dataset;
  const checked = checkSession();
  // Guards and header depend on who is here: nothing renders until the check ends, but for the
  // public text that is on the screen already.
  if (prerendered === undefined || guestsOnly !== undefined) await checked;
  const hydrates = prerendered !== undefined && !(guestsOnly !== undefined && currentRole());
  if (hydrates) await loadMatchedRoutes(routes, location.pathname);
  const router = createRouter(hydrates);
  followSession(router);
  if (hydrates) hydrateRoot(root, <RouterProvider router={router} />);
  else createRoot(root).render(<RouterProvider router={router} />);
}
