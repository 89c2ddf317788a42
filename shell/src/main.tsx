import './styles.css';
import { markBooted } from './boot/boot-failure.ts';
import { yieldToMain } from './yield-to-main.ts';

/** Evaluates React and the application in two tasks, which a slow phone needs. */
async function start(root: HTMLElement): Promise<void> {
  await import(/* webpackMode: "eager" */ './react.ts');
  await yieldToMain();
  const { startShell } = await import(/* webpackMode: "eager" */ './start-shell.tsx');
  await startShell(root);
  markBooted();
}

const root = document.getElementById('root');
if (!root) throw new Error('No #root.');
// Not awaited here: it would cost the first scripts the loader of asynchronous modules. Reported, so that
// `watchBoot` shows a failure.
start(root).catch(reportError);
