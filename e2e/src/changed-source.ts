import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { releaseEnvironments } from '@vitrina/federation/release-environments';
import { ROOT } from '@vitrina/platform/paths';
import { REMOTES } from '@vitrina/platform/remotes';
import { runCommand } from '@vitrina/platform/run-command';
import type { Edit } from './build-probe.ts';
import { TEST_DIR } from './database.ts';

/** Packages that the browser code is built from. */
const PACKAGES = [
  'contract',
  'object-store',
  'federation',
  'shared-auth',
  'shared-ui',
  'embeds/quiz-element',
  'shell',
  ...REMOTES,
];
const ROOT_FILES = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'tsconfig.base.json'];

/** A separate repository with the current source, for a team's next commits. */
interface ChangedSource {
  dir: string;
  /** Adds a new package next to the others, with the `node_modules` of `like`. */
  add(part: string, from: string, like: string): void;
  /** Paths that differ from the last commit. */
  changed(): string[];
  /** Edits files (`file` is relative to the workspace) and commits. */
  commit(message: string, edits: readonly Edit[]): void;
  /** Builds a package at the last commit. @returns a folder that later builds do not touch */
  build(name: string): Promise<string>;
  /** Moves the checkout to another folder. */
  move(name: string): void;
  remove(): void;
}

/**
 * @param name folder name, unique per test
 * @param more packages and files besides those the browser code is built from
 */
export function changedSource(name: string, more: readonly string[] = []): ChangedSource {
  const folder = (of: string) => join(TEST_DIR, 'source', `${of}-${process.pid}`);
  let dir = folder(name);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  for (const file of sourceFiles(more)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    cpSync(join(ROOT, file), join(dir, file));
  }
  // Workspace links stay relative, so they point to the copies.
  for (const part of [...PACKAGES, ...more])
    if (existsSync(join(ROOT, part, 'node_modules'))) linkModules(part, dir);
  linkStore(dir);
  writeFileSync(join(dir, '.gitignore'), 'node_modules\ndist*\n.cache\n.platform\n');
  git(dir, 'init', '--quiet');
  commitAll(dir, 'the source of today');
  let builds = 0;
  return {
    get dir() {
      return dir;
    },
    add(part, from, like) {
      for (const entry of readdirSync(from))
        if (entry !== 'node_modules')
          cpSync(join(from, entry), join(dir, part, entry), { recursive: true });
      linkModules(like, dir, part);
    },
    changed: () =>
      git(dir, 'status', '--porcelain', '--untracked-files=all')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice('?? '.length)),
    commit(message, edits) {
      for (const { file, from, to } of edits) {
        const path = join(dir, file);
        const text = readFileSync(path, 'utf8');
        if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`);
        writeFileSync(path, text.replaceAll(from, to));
      }
      commitAll(dir, message);
    },
    async build(part) {
      const cwd = join(dir, part);
      const environments = part.startsWith('mf-') ? releaseEnvironments(cwd) : [];
      const named = environments.flatMap((name) => ['--environment', name]);
      const { code, output } = await runCommand('rsbuild', ['build', ...named], {
        cwd,
        env: { NODE_ENV: 'production' },
      });
      if (code !== 0) throw new Error(`${part} did not build from the copy:\n${output}`);
      const built = join(dir, `dist-${part}-${++builds}`);
      cpSync(join(cwd, 'dist'), built, { recursive: true });
      return built;
    },
    move(to) {
      renameSync(dir, folder(to));
      dir = folder(to);
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

function sourceFiles(more: readonly string[]): string[] {
  const listed = git(
    ROOT,
    'ls-files',
    '-co',
    '--exclude-standard',
    ...PACKAGES,
    ...ROOT_FILES,
    ...more,
  );
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(ROOT, file)));
}

function linkModules(part: string, dir: string, into = part): void {
  const from = join(ROOT, part, 'node_modules');
  for (const entry of readdirSync(from)) {
    if (entry === '.cache') continue;
    const to = join(dir, into, 'node_modules', entry);
    cpSync(join(from, entry), to, { recursive: true, verbatimSymlinks: true });
  }
}

/**
 * Links the packages, but copies the federation plugin: it writes its own path into the build, which must be
 * inside this source folder.
 */
function linkStore(dir: string): void {
  const from = join(ROOT, 'node_modules/.pnpm');
  const to = join(dir, 'node_modules/.pnpm');
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from)) {
    if (!entry.startsWith('@module-federation+')) symlinkSync(join(from, entry), join(to, entry));
    else cpSync(join(from, entry), join(to, entry), { recursive: true, verbatimSymlinks: true });
  }
}

function commitAll(dir: string, message: string): void {
  git(dir, 'add', '--all');
  const author = ['-c', 'user.name=Team', '-c', 'user.email=team@exemplu.ro'];
  git(dir, ...author, '-c', 'commit.gpgsign=false', 'commit', '--quiet', '-m', message);
}

function git(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  return stdout;
}
