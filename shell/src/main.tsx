import './styles.css';
import { configurePlatform } from '@vitrina/shared-auth/platform';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { markBooted } from './boot/boot-failure.ts';
import { readConfig } from './boot/data-blocks.ts';
import { warmUpOnIntent } from './remotes/warm-up.ts';
import { createRouter } from './router.tsx';
import { checkSession, followSession } from './session.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The document has no #root.');

configurePlatform(readConfig());
// Guards and header depend on who is here: nothing renders until the check ends.
await checkSession();
const router = createRouter();
followSession(router);
createRoot(container).render(<RouterProvider router={router} />);
markBooted();
warmUpOnIntent();
