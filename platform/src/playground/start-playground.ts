import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PART_PORTS } from '@vitrina/federation/default-ports';
import { localConfig, localOrigin } from '@vitrina/federation/local-config';
import { backendEnvironment } from '../backend-environment.ts';
import { startBackend } from '../backend-process.ts';
import { type NewDeployment, newDeployment } from '../new-deployment.ts';
import { packPackages } from '../packages/pack-packages.ts';
import { startPackageRegistry } from '../packages/package-registry.ts';
import { stateDirOf } from '../ports.ts';
import { REMOTES } from '../remotes.ts';
import type { PlaygroundPorts } from './playground-ports.ts';
import { playgroundRoster } from './playground-roster.ts';

export interface Playground {
  /** Remotes to be made, each with the origin of its part of the store. */
  remotes: readonly { name: string; origin: string }[];
  origin: string;
  /** `VITRINA_PORT_BASE` for its users; undefined: none needed. */
  portBase: number | undefined;
  packages: string;
  /** Shell file to source: sets store, configuration and key. */
  environment: string;
  /** File of the live roster. */
  roster: string;
  stop(): Promise<void>;
}

interface PlaygroundOptions {
  names: readonly string[];
  ports: PlaygroundPorts;
}

/** Starts a package registry with this workspace's packages, and a test environment to release into. */
export async function startPlayground({ names, ports }: PlaygroundOptions): Promise<Playground> {
  const root = join(stateDirOf(ports.parts), 'playground');
  for (const folder of ['registry', 'deployment'])
    rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(join(root, 'deployment'), { recursive: true });
  const ends: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const packages = await startPackageRegistry(join(root, 'registry'), ports.packages);
    ends.push(packages.stop);
    await packages.publish(await packPackages(join(root, 'tarballs')));
    const { api } = ports.parts;
    const backend = await startBackend(
      backendEnvironment({ ports: ports.parts, dataDir: join(root, 'data') }),
      localOrigin(api),
    );
    ends.push(() => backend.stop());
    const deployment = await testEnvironment({ names, ports }, join(root, 'deployment'));
    ends.push(async () => deployment.stop());
    return {
      remotes: names.map((name) => ({ name, origin: deployment.originOf(name) })),
      origin: deployment.origin,
      portBase: ports.parts.shell === PART_PORTS.shell ? undefined : ports.parts.shell,
      packages: packages.url,
      environment: writeEnvironment(deployment, root),
      roster: deployment.rosterFile,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const testEnvironment = (
  { names, ports: { parts, development } }: PlaygroundOptions,
  root: string,
): Promise<NewDeployment> =>
  newDeployment({
    root,
    host: { api: localOrigin(parts.api), files: localOrigin(parts.files) },
    live: REMOTES,
    expected: names,
    config: {
      payments: localConfig(parts).payments,
      environment: 'staging',
      developmentOrigin: localOrigin(development),
      previews: true,
    },
    port: parts.shell,
    roster: (live) => playgroundRoster(live, names),
  });

function writeEnvironment({ store, configFile, env }: NewDeployment, root: string): string {
  const file = join(root, 'team.env');
  const all = { VITRINA_STORE: store, VITRINA_CONFIG: configFile, ...env };
  const lines = Object.entries(all).map(([name, value]) => `export ${name}='${value}'\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
  return file;
}
