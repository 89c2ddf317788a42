import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@vitrina/platform/paths';
import { freePorts } from '@vitrina/platform/ports';
import { expect, test } from '../src/test.ts';

/*
 * `pnpm playground`, and a newcomer who runs its printed commands one by one in an empty folder. The
 * development server's command does not end and is tested in `new-remote.spec.ts`.
 */

let folder: string;
let playground: ChildProcess;
let said = '';

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'vitrina-newcomer-'));
  const { shell } = await freePorts();
  playground = spawn(process.execPath, ['platform/bootstrap.mjs', 'playground', 'mf-two-words'], {
    cwd: ROOT,
    env: { ...process.env, VITRINA_PORT_BASE: String(shell) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [playground.stdout, playground.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  await expect
    .poll(() => (playground.exitCode === null ? said : `ended: ${said}`), { timeout: 240_000 })
    .toMatch(/Ctrl-C stops everything|^ended/);
});

test.afterAll(async () => {
  if (playground?.exitCode === null) {
    const ended = once(playground, 'exit');
    playground.kill('SIGTERM');
    await ended;
  }
  if (folder) rmSync(folder, { recursive: true, force: true });
});

test('its lines lead from an empty folder into the running platform, and out of it @matrix', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const origin = /Platform +(\S+)/.exec(said)?.[1] ?? said;
  const registry = /Package registry +(\S+)/.exec(said)?.[1] ?? said;
  const npmrc = join(folder, 'npmrc');
  // All of npm's requests go to this registry, and no user settings apply.
  writeFileSync(npmrc, `registry=${registry}\naudit=false\nfund=false\nupdate-notifier=false\n`);
  const lines = [...said.matchAll(/^ {4}(\S.*)$/gm)]
    .map(([, line = '']) => line)
    .filter((line) => !line.startsWith('npm run dev'));
  const [before, after] = [
    lines.slice(0, lines.indexOf('npm run switch-off')),
    lines.slice(lines.indexOf('npm run switch-off')),
  ];
  expect(before.length).toBeGreaterThan(7);

  const type = async (script: readonly string[], cwd: string): Promise<string> => {
    const child = spawn('bash', ['-euo', 'pipefail', '-c', script.join('\n')], {
      cwd,
      env: environment(npmrc, folder),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    const [code] = await once(child, 'close');
    expect(code, output).toBe(0);
    return output;
  };

  const released = await type(before, folder);
  expect(released).toMatch(/mf-two-words 1\.0\.0-[0-9a-f]{12} is live/);
  await page.goto(`${origin}/two-words`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two words');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
  const link = page
    .getByRole('navigation', { name: 'Navigare principală' })
    .getByRole('link', { name: 'Two words' });
  await expect(link).toBeVisible();

  const environmentLine = before.find((line) => line.startsWith('. ')) ?? '';
  const dir = join(folder, 'mf-two-words');
  const release = before.find((line) => line.startsWith('npm run release')) ?? '';
  addHtml(dir);
  const written = await type(
    [
      'git add --all && git commit --quiet --message "Pages that are HTML"',
      environmentLine,
      release,
    ],
    dir,
  );
  expect(written).toContain('pages written 1, gone 0');
  const html = await (await page.request.get(`${origin}/two-words`)).text();
  const [, first = 'no name in the HTML'] = /<li>([^<]+)<\/li>/.exec(html) ?? [];
  await page.goto(`${origin}/two-words`);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('main').getByText(first, { exact: true })).toBeVisible();

  const withdrawn = await type([environmentLine, ...after], dir);
  expect(withdrawn).toContain('switched off');
  expect(withdrawn).toContain(`${origin}/two-words?vitrina-preview=mf-two-words/first`);
  await page.goto(`${origin}/two-words`);
  await expect(page.getByRole('main').getByText(/în curs de actualizare/)).toBeVisible();
});

/** The example of docs/new-remote.md for prerendered pages, verbatim. */
function addHtml(dir: string): void {
  const guide = readFileSync(join(ROOT, 'docs/new-remote.md'), 'utf8');
  const chapter = guide.slice(guide.indexOf('## Pages that are HTML'));
  const block = (kind: string) =>
    (new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``).exec(chapter)?.[1] ?? '')
      .replaceAll('/blog', '/two-words')
      .trim();
  const edit = (file: string, from: string, to: string) => {
    const before = readFileSync(join(dir, file), 'utf8');
    expect(before).toContain(from);
    writeFileSync(join(dir, file), before.replace(from, to));
  };
  edit('remote.json', '"module": "./list",', `"module": "./list", ${block('json')},`);
  edit('package.json', '--environment web', '--environment web --environment pages-html');
  writeFileSync(join(dir, 'src/pages-html.tsx'), `${block('tsx')}\n`);
}

/** Without this run's variables; with an identity for git commits. */
function environment(npmrc: string, home: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|VITRINA_|NODE_ENV$|NODE_OPTIONS$|INIT_CWD$|FORCE_COLOR$)/i.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    NPM_CONFIG_USERCONFIG: npmrc,
    npm_config_cache: join(home, 'npm-cache'),
    npm_config_yes: 'true',
    GIT_AUTHOR_NAME: 'Team',
    GIT_AUTHOR_EMAIL: 'team@exemplu.ro',
    GIT_COMMITTER_NAME: 'Team',
    GIT_COMMITTER_EMAIL: 'team@exemplu.ro',
    NO_COLOR: '1',
  };
}
