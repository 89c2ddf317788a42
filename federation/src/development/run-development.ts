import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { outsideRoster } from '@vitrina/contract/rules/roster';
import { checkFits } from '../publish.ts';
import { releaseAt } from '../release-at.ts';
import { readRemoteManifest } from '../remote-manifest.ts';
import { buildRelease } from './build-release.ts';
import { type DevelopmentServer, startDevelopmentServer } from './development-server.ts';
import { type DeployedEnvironment, readEnvironment } from './read-environment.ts';
import { watchFolders } from './watch-folders.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Open pages may still load files of earlier releases. */
const KEPT_RELEASES = 5;

/** A remote's `dev --shell <origin>`, in its folder, until stopped. @returns the exit code */
export async function main(shell: string): Promise<number> {
  const into = mkdtempSync(join(tmpdir(), 'vitrina-dev-'));
  let server: DevelopmentServer | undefined;
  try {
    const packageDir = process.cwd();
    const { name, mounts } = readRemoteManifest(packageDir);
    const environment = await readEnvironment(shell);
    const { shellOrigin, developmentOrigin: origin } = environment;
    server = await startDevelopmentServer({ origin, shellOrigin, dir: into });
    say(`${name} from ${origin}, inside ${shellOrigin}. Open:`);
    say(`  ${shellOrigin}${mounts[0]?.path ?? '/'}?vitrina-dev=${name}`);
    await untilStopped(developing({ packageDir, into, environment, server }));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    await server?.close();
    rmSync(into, { recursive: true, force: true });
  }
}

interface Development {
  packageDir: string;
  into: string;
  environment: DeployedEnvironment;
  server: DevelopmentServer;
}

/**
 * Builds now and after each change, one build at a time. @returns a function that stops it, including the
 * running build
 */
function developing({ packageDir, into, environment, server }: Development): () => Promise<void> {
  const known = foldersIn(packageDir);
  let releases: string[] = [];
  let running: Promise<void> | undefined;
  let again = false;

  const build = async () => {
    const started = performance.now();
    const result = await buildRelease(packageDir, into);
    for (const folder of result.folders) known.add(folder);
    watcher.follow(known);
    const problem = 'problem' in result ? result.problem : misfit(result.manifest, environment);
    if (problem !== null || 'problem' in result) {
      const message = stripVTControlCharacters(problem ?? '').trim();
      console.error(`\n${message}${releases.length > 0 ? '\nThe last good build goes on.' : ''}`);
      return server.tell({ type: 'failed', message });
    }
    const { manifest, dir } = result;
    say(`${manifest.id} built in ${Math.round(performance.now() - started)} ms`);
    server.tell({ type: 'release', manifest });
    releases = [...releases.filter((one) => one !== dir), dir];
    for (const old of releases.slice(0, -KEPT_RELEASES))
      rmSync(old, { recursive: true, force: true });
    releases = releases.slice(-KEPT_RELEASES);
  };

  const buildWhileChanged = async () => {
    while (again) {
      again = false;
      await build();
    }
    running = undefined;
  };
  const onChange = () => {
    again = true;
    running ??= buildWhileChanged();
  };
  const watcher = watchFolders(onChange);
  // Edits during the first build count, too.
  watcher.follow(known);
  onChange();
  return async () => {
    watcher.close();
    await running;
  };
}

/** The remote's folder, and those of its sources. */
function foldersIn(packageDir: string): Set<string> {
  const sources = join(packageDir, 'src');
  const inside = readdirSync(sources, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Set([packageDir, sources, ...inside]);
}

/** Why a build cannot run in the deployed shell; null when it can. Roster problems are only reported. */
function misfit(
  manifest: Parameters<typeof releaseAt>[0],
  { registry, developmentOrigin }: DeployedEnvironment,
): string | null {
  const release = releaseAt(manifest, developmentOrigin);
  const outside = outsideRoster(registry.roster, manifest.name, release.mounts);
  if (outside) console.warn(`Here it runs, but it could not be released: ${outside}.`);
  try {
    checkFits(registry.shell, manifest.name, release);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const untilStopped = (end: () => Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    const stop = () => resolve(end());
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
