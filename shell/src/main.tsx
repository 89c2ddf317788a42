import './styles.css';
import { markBooted } from './boot/boot-failure.ts';
import { yieldToMain } from './yield-to-main.ts';

const container = document.getElementById('root');
if (!container) throw new Error('No #root.');

// React and the application are evaluated in two tasks, which a slow phone needs.
await import(/* webpackMode: "eager" */ 'react-dom/client');
await yieldToMain();
const { startShell } = await import(/* webpackMode: "eager" */ './start-shell.tsx');
await startShell(container);
markBooted();
