import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEngine } from '@vitrina/platform/engines';
import type { Engine, Preferences } from './engine.ts';
import { startVirtualScreen } from './virtual-screen.ts';
import { startWebDriver } from './web-driver.ts';
import { webKitVisit } from './webkit-visit.ts';

/** WebKitGTK's own small browser, through its driver for the WebDriver standard. */
export async function webKitEngine(): Promise<Engine> {
  const screen = await startVirtualScreen();
  return {
    name: 'webkit',
    async visit(preferences = {}) {
      const home = homeWith(preferences);
      const driver = await startWebDriver('WebKitWebDriver', {
        ...process.env,
        DISPLAY: screen.display,
        // The browser shows its own texts and reads its settings from here.
        LC_ALL: 'C.UTF-8',
        XDG_CONFIG_HOME: home,
        // As root its sandbox does not start; it only ever opens our own pages.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      });
      const visit = await webKitVisit(driver.command, capabilities(preferences));
      return {
        ...visit,
        async close() {
          await visit.close();
          await driver.stop();
          rmSync(home, { recursive: true, force: true });
        },
      };
    },
    close: () => screen.stop(),
  };
}

/** GTK's settings of a person. */
function homeWith({ theme, reducedMotion }: Preferences): string {
  const home = mkdtempSync(join(tmpdir(), 'vitrina-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  const settings = [
    '[Settings]',
    `gtk-application-prefer-dark-theme=${theme === 'dark'}`,
    `gtk-enable-animations=${!reducedMotion}`,
  ];
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), `${settings.join('\n')}\n`);
  return home;
}

const capabilities = ({ proxy, theme }: Preferences): object => ({
  browserName: 'MiniBrowser',
  ...(proxy && { proxy: { proxyType: 'manual', httpProxy: proxy } }),
  'webkitgtk:browserOptions': {
    binary: findEngine('webkit'),
    args: ['--automation', ...(theme === 'dark' ? ['--dark-mode'] : [])],
  },
});
