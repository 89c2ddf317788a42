import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { ROOT } from '../paths.ts';
import { deployFile } from './deploy-file.ts';

const UNITS = readdirSync(join(ROOT, 'deploy/systemd'));
/** Needs Debian 12's version: older ones check nothing without a running systemd. */
const version = Number(/^systemd (\d+)/.exec(analyze('--version').said)?.[1] ?? 0);
const systemdTest = version >= 250 ? test : test.skip;
if (version < 250) console.warn('systemd-analyze is not installed: the units are not verified.');

function analyze(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  return { status, said: `${stdout ?? ''}${stderr ?? ''}` };
}

systemdTest('systemd understands every unit, and what they start is there', () => {
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-units-'));
  try {
    for (const name of UNITS) {
      const text = deployFile(`systemd/${name}`)
        .replaceAll('/opt/vitrina', ROOT)
        .replaceAll('/usr/bin/node', process.execPath)
        .replaceAll('/usr/sbin/nginx', '/bin/true');
      writeFileSync(join(dir, name), text);
    }
    const units = UNITS.map((name) => join(dir, name));
    expect(analyze('verify', '--man=no', ...units)).toEqual({ status: 0, said: '' });
  } finally {
    rmSync(dir, { recursive: true });
  }
});

systemdTest('the backend may do little more than its work', () => {
  const unit = join(ROOT, 'deploy/systemd/vitrina-backend.service');
  expect(analyze('security', '--offline=true', '--threshold=15', unit).status).toBe(0);
});

test('a unit is given more time to stop than the program gives itself', () => {
  const seconds = Number(
    /TimeoutStopSec=(\d+)/.exec(deployFile('systemd/vitrina-backend.service'))?.[1],
  );
  expect(seconds).toBeGreaterThan(8);
});

test('scripts that units start can be run', () => {
  for (const name of readdirSync(join(ROOT, 'deploy/backup')))
    accessSync(join(ROOT, 'deploy/backup', name), constants.X_OK);
  accessSync(join(ROOT, 'deploy/bucket/fetch-maps.sh'), constants.X_OK);
});
