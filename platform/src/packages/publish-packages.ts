import { dirname } from 'node:path';
import { runCommand } from '../run-command.ts';
import { publishedPackages } from './published-packages.ts';

const PUBLIC = 'registry.npmjs.org';
const ANSWER_MS = 10_000;

/**
 * Publishes tarballs to the registry npm pins the scope to; skips versions already there.
 * @param userconfig npm settings; defaults to the user's own
 * @param packages contents of the tarballs
 * @returns one line each
 * @throws Error when the scope is pinned to no registry or to the public one, or npm refuses
 */
export async function publishPackages(
  tarballs: readonly string[],
  userconfig?: string,
  packages: readonly { name: string; version: string }[] = publishedPackages(),
): Promise<string[]> {
  const settings = userconfig ? ['--userconfig', userconfig] : [];
  const registry = await pinnedRegistry(settings);
  await assertAnswers(registry);
  const lines: string[] = [];
  for (const { name, version } of packages) {
    const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
    const tarball = tarballs.find((one) => one.endsWith(file));
    if (!tarball) throw new Error(`${name} ${version} was not packed.`);
    if (await isPublished(`${name}@${version}`, settings)) {
      lines.push(`${name} ${version} is there already`);
      continue;
    }
    const { code, output } = await npm(['publish', tarball, ...settings], dirname(tarball));
    if (code !== 0) throw new Error(`${name} ${version} could not be published:\n${output}`);
    lines.push(`${name} ${version} is published to ${registry}`);
  }
  return lines;
}

async function pinnedRegistry(settings: readonly string[]): Promise<string> {
  const { output } = await npm(['config', 'get', '@vitrina:registry', ...settings]);
  const registry = /^https?:\/\/\S+$/m.exec(output)?.[0];
  if (!registry)
    throw new Error(
      'The scope @vitrina is pinned to no registry: npm config set @vitrina:registry <address>.',
    );
  if (new URL(registry).hostname === PUBLIC)
    throw new Error(`These packages are not for ${PUBLIC}: pin @vitrina to your own registry.`);
  return registry;
}

/** Checked first: npm would print its stack for each package. */
async function assertAnswers(registry: string): Promise<void> {
  try {
    await fetch(registry, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_MS) });
  } catch {
    throw new Error(
      `No package registry answers at ${registry}: start it, or compare the address with npm config get @vitrina:registry. Nothing was published.`,
    );
  }
}

const isPublished = async (version: string, settings: readonly string[]): Promise<boolean> => {
  const { code, output } = await npm(['view', version, 'version', '--loglevel=error', ...settings]);
  return code === 0 && output.trim() !== '';
};

const npm = (args: string[], cwd?: string) => runCommand('npm', args, cwd ? { cwd } : {});
