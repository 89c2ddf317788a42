import './styles.css';
import { markBooted } from './boot/boot-failure.ts';
import { startShell } from './start-shell.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('No #root.');

// A module that waits is bundled alone, with what it imports behind it: all else is imported there.
await startShell(container);
markBooted();
