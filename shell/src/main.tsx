import './styles.css';
import { markBooted } from './boot/boot-failure.ts';
import { startShell } from './start-shell.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('No #root.');

// A module with top-level await is bundled alone with its imports, so all else is imported there.
await startShell(container);
markBooted();
