import { expect, test } from '@rstest/core';
import { findEngine, howToGet } from './engines.ts';

const machineWith = (...paths: string[]) => ({
  env: { PATH: '/usr/local/bin:/usr/bin' },
  exists: (path: string) => paths.includes(path),
});

test('an engine is found in the path, and WebKit where Debian puts it', () => {
  expect(findEngine('firefox', machineWith('/usr/bin/firefox-esr'))).toBe('/usr/bin/firefox-esr');
  const mini = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
  const all = machineWith(mini, '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb');
  expect(findEngine('webkit', all)).toBe(mini);
});

test('an engine without what drives it is not there, and a line says how to get it', () => {
  const mini = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
  expect(findEngine('webkit', machineWith(mini, '/usr/bin/Xvfb'))).toBeUndefined();
  expect(findEngine('firefox', machineWith())).toBeUndefined();
  expect(howToGet('webkit')).toContain('apt-get install webkit2gtk-driver xvfb');
});
