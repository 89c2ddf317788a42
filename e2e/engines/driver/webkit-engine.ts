import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findEngine } from '@vitrina/platform/engines';
import { collectProblems } from './collect-problems.ts';
import { type Connection, startConnection } from './cut-off-proxy.ts';
import { endProgram } from './end-program.ts';
import type { Engine, Preferences } from './engine.ts';
import { refuseStorage } from './refuse-storage.ts';
import { startWebDriver } from './web-driver.ts';
import { webKitVisit } from './webkit-visit.ts';

const START_MS = 20_000;

/** Drives WebKitGTK's MiniBrowser over WebDriver. */
export async function webKitEngine(): Promise<Engine> {
  const screen = await startVirtualScreen();
  return {
    name: 'webkit',
    async visit(preferences = {}) {
      const home = homeWith(preferences);
      // Its driver cannot run scripts before the page's own, so the proxy inserts them.
      const connection = preferences.connection ?? (await startConnection());
      connection.beginDocuments(beginning(preferences));
      const { driver, visit } = await startBrowser(capabilities(preferences, connection), {
        ...process.env,
        DISPLAY: screen.display,
        // The browser's UI language and settings folder.
        LC_ALL: 'C.UTF-8',
        XDG_CONFIG_HOME: home,
        // The sandbox does not start as root; only our own pages are opened.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      });
      return {
        ...visit,
        async close() {
          await visit.close();
          await driver.stop();
          if (!preferences.connection) await connection.stop();
          rmSync(home, { recursive: true, force: true });
        },
      };
    },
    close: () => screen.stop(),
  };
}

/** One browser in hundreds hangs at start on a busy machine, and the driver has no timeout. */
async function startBrowser(wanted: object, env: NodeJS.ProcessEnv, isLast = false) {
  const driver = await startWebDriver('WebKitWebDriver', env);
  const late = new AbortController();
  try {
    const visit = await Promise.race([
      webKitVisit(driver.command, wanted),
      wait(START_MS, undefined, { signal: late.signal }).then(() => {
        throw new Error(`The browser did not start within ${START_MS} ms.`);
      }),
    ]);
    return { driver, visit };
  } catch (error) {
    await driver.stop();
    if (isLast) throw error;
    return startBrowser(wanted, env, true);
  } finally {
    late.abort();
  }
}

/** The browser's toolbars prevent phone widths. */
const SMALL_BARS = '* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }\n';

/** GTK settings for the preferences. */
function homeWith({ theme, reducedMotion }: Preferences): string {
  const home = mkdtempSync(join(tmpdir(), 'vitrina-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  const settings = [
    '[Settings]',
    `gtk-application-prefer-dark-theme=${theme === 'dark'}`,
    `gtk-enable-animations=${!reducedMotion}`,
  ];
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), `${settings.join('\n')}\n`);
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), SMALL_BARS);
  return home;
}

const beginning = ({ refusesStorage }: Preferences): string =>
  `(${collectProblems})();${refusesStorage ? `(${refuseStorage})();` : ''}`;

const capabilities = ({ theme }: Preferences, { proxy }: Connection): object => ({
  browserName: 'MiniBrowser',
  // Otherwise the driver hangs on a page that reloads itself when it is restored. `showOther` waits instead.
  pageLoadStrategy: 'none',
  proxy: { proxyType: 'manual', httpProxy: proxy },
  'webkitgtk:browserOptions': {
    binary: findEngine('webkit'),
    args: ['--automation', ...(theme === 'dark' ? ['--dark-mode'] : [])],
  },
});

/** MiniBrowser has no headless mode. Xvfb picks a free display number. */
async function startVirtualScreen(): Promise<{ display: string; stop(): Promise<void> }> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1920x1440x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const chosen = screen.stdio[3];
  if (!chosen) throw new Error('Xvfb did not say which screen it made.');
  const [number] = await once(chosen, 'data');
  return { display: `:${String(number).trim()}`, stop: () => endProgram(screen) };
}
