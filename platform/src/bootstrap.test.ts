import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, test } from '@rstest/core';
import { ROOT } from './paths.ts';

/** A fake npx: records its call, and creates the files of an installation. */
const NPX = `#!/bin/sh
{ echo "$*"; env; } > npx-called
[ -z "$NPX_FAILS" ] || exit 7
mkdir -p node_modules && touch node_modules/.modules.yaml
ln -s "$REAL_TSX" node_modules/tsx
`;
const TSX = join(ROOT, 'node_modules/tsx');

let checkout = '';

/** A checkout with one verb, which prints its arguments and exits with 5. */
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'vitrina-bootstrap-'));
  for (const dir of ['platform/src', 'bin']) mkdirSync(join(checkout, dir), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(checkout, file), text);
  copyFileSync(join(ROOT, 'platform/bootstrap.mjs'), join(checkout, 'platform/bootstrap.mjs'));
  write('package.json', '{"type":"module","packageManager":"pnpm@10.34.8"}');
  write('pnpm-lock.yaml', '');
  write('pnpm-workspace.yaml', '');
  write('bin/npx', NPX);
  chmodSync(join(checkout, 'bin/npx'), 0o755);
  write(
    'platform/src/build.ts',
    'export const main = async (args: string[]) => { console.log("ran", ...args); return 5; };',
  );
});

function bootstrap(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(checkout, 'platform/bootstrap.mjs'), ...args],
    {
      cwd: tmpdir(),
      encoding: 'utf8',
      env: {
        PATH: [join(checkout, 'bin'), process.env.PATH].join(delimiter),
        HOME: checkout,
        REAL_TSX: TSX,
        ...env,
      },
    },
  );
  return { status, stdout, stderr };
}

/** An older installation. */
function installed(minutesAgo: number): void {
  mkdirSync(join(checkout, 'node_modules'));
  symlinkSync(TSX, join(checkout, 'node_modules/tsx'));
  const stamp = join(checkout, 'node_modules/.modules.yaml');
  writeFileSync(stamp, '');
  const time = Date.now() / 1000 - minutesAgo * 60;
  utimesSync(stamp, time, time);
}

const npxCall = () => readFileSync(join(checkout, 'npx-called'), 'utf8');

test('a first run installs what the lockfile names with the pinned pnpm, then runs the verb', () => {
  const { status, stdout } = bootstrap(['build', '--quick']);
  expect(npxCall().split('\n')[0]).toBe('--yes pnpm@10.34.8 install --frozen-lockfile');
  expect(stdout).toContain('ran --quick');
  expect(status).toBe(5);
});

test("npm's own settings do not reach pnpm, the registry does", () => {
  bootstrap(['build'], {
    npm_config_registry: 'https://registry.example',
    npm_config_omit: 'dev',
    npm_lifecycle_event: 'start',
  });
  expect(npxCall()).toContain('npm_config_registry=https://registry.example');
  expect(npxCall()).not.toMatch(/npm_config_omit|npm_lifecycle_event/);
});

test('what is installed is not installed again until the lockfile changes', () => {
  installed(-1);
  expect(bootstrap(['build']).stdout).toContain('ran');
  expect(existsSync(join(checkout, 'npx-called'))).toBe(false);
});

test('a lockfile that is newer than the installation is installed', () => {
  installed(5);
  bootstrap(['build']);
  expect(npxCall()).toContain('install');
});

test('a failed installation ends it: the verb does not run', () => {
  const { status, stdout, stderr } = bootstrap(['build'], { NPX_FAILS: '1' });
  expect(stderr).toContain('The installation failed (7).');
  expect(stdout).not.toContain('ran');
  expect(status).toBe(1);
});

test('a home that cannot be written is replaced by one inside the checkout', () => {
  const home = join(checkout, 'no-such-home');
  const { stderr } = bootstrap(['build'], { HOME: home, npm_config_cache: join(home, '.npm') });
  expect(stderr).toContain('no-such-home cannot be written');
  expect(npxCall()).toContain(`HOME=${join(checkout, '.platform/home')}\n`);
  expect(npxCall()).toContain(`npm_config_cache=${join(checkout, '.platform/home/.npm')}\n`);
});

test('an older Node is told what is needed', () => {
  const old = `Object.defineProperty(process, 'versions', { value: { node: '20.18.9' } })`;
  const { status, stderr } = bootstrap(['build'], {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(old)}`,
  });
  expect(stderr).toContain('needs Node 20.19 or newer');
  expect(status).toBe(1);
});

test('an unknown verb is told which there are', () => {
  const { status, stderr } = bootstrap(['launch']);
  expect(stderr).toContain('start|dev|test|build|bench');
  expect(status).toBe(1);
});
