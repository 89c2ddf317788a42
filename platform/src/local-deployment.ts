import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CAPABILITIES } from '@vitrina/contract/capabilities';
import type { PlatformConfig } from '@vitrina/contract/config';
import { createRegistryKeys } from '@vitrina/contract/registry-signature';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { type LocalNginx, makeCertificate, startLocalNginx } from '@vitrina/federation/local-nginx';
import { backendEnvironment } from './backend-environment.ts';
import { type BackendProcess, startBackend } from './backend-process.ts';
import { ROOT } from './paths.ts';
import { freePorts } from './ports.ts';
import { runCommand } from './run-command.ts';

interface LocalDeploymentOptions {
  /** Empty folder for store, configuration, keys and logs. */
  dir: string;
  /** Where commands run; defaults to this checkout. */
  checkout?: string;
  databaseUrl?: string;
}

/** A local deployment as in `docs/deployment.md`: nginx, https, a signed registry. */
export interface LocalDeployment {
  dir: string;
  store: string;
  config: PlatformConfig;
  nginx: LocalNginx;
  /** Origin of a subdomain (`shop`), or of the domain. */
  origin(name?: string): string;
  /** Variables the documents tell operators to export. */
  env: Record<string, string>;
  /** Runs a line of the documents in the checkout. @throws Error with its output when it fails */
  run(line: string): Promise<string>;
  stop(): Promise<void>;
}

const PASSWORD = 'o parolă de probă';

/** Creates keys and configuration, releases shell and embed, then starts the backend and nginx. */
export async function startLocalDeployment(
  options: LocalDeploymentOptions,
): Promise<LocalDeployment> {
  const { dir, checkout = ROOT, databaseUrl } = options;
  const ports = await freePorts();
  const store = join(dir, 'store');
  const nginxDir = join(dir, 'nginx');
  mkdirSync(nginxDir, { recursive: true });
  const origin = (name?: string) => `https://${name ? `${name}.` : ''}exemplu.ro:${ports.shell}`;
  const { privateKey, publicKey } = await createRegistryKeys();
  const config: PlatformConfig = {
    ...LOCAL_CONFIG,
    hostCapabilities: [...CAPABILITIES],
    environment: 'production',
    publicOrigin: origin(),
    apiOrigin: origin('api'),
    filesOrigin: origin('files'),
    embedOrigin: origin('embed'),
    remoteOrigins: ['shop', 'quiz', 'partner', 'admin'].map(origin),
    registryKey: publicKey,
    payments: {
      ...LOCAL_CONFIG.payments,
      sandboxScript: `http://localhost:${ports.payments}/stripe.js`,
    },
  };
  writeFileSync(join(dir, 'production.json'), JSON.stringify(config, null, 2));
  const env = {
    VITRINA_STORE: store,
    VITRINA_CONFIG: join(dir, 'production.json'),
    VITRINA_STATE: join(dir, 'state'),
    VITRINA_REGISTRY_KEY: privateKey,
    NODE_EXTRA_CA_CERTS: makeCertificate(nginxDir),
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'resolve-here.mjs'))}`,
    PATH: [pnpmFolder(dir), process.env.PATH].join(delimiter),
  };
  const run = (line: string) => runLine(line, checkout, env);
  let backend: BackendProcess | undefined;
  let nginx: LocalNginx | undefined;
  let reloads: ChildProcess | undefined;
  const stop = async () => {
    reloads?.kill();
    await nginx?.stop();
    await backend?.stop();
  };
  try {
    // This checkout usually has changes; a clone has none.
    const changed = checkout === ROOT ? ' --uncommitted' : '';
    await run(`pnpm release shell --not-served-yet${changed}`);
    await run(`pnpm release-embed${changed}`);
    backend = await startBackend(
      {
        ...backendEnvironment({
          ...{ ports, dataDir: join(dir, 'data'), ...(databaseUrl && { databaseUrl }) },
        }),
        NODE_ENV: 'staging',
        API_ORIGIN: origin('api'),
        FILES_ORIGIN: origin('files'),
        SHELL_ORIGIN: origin(),
        ALLOWED_ORIGINS: origin('embed'),
        TRUSTED_PROXIES: '127.0.0.1',
        DEV_PASSWORD: PASSWORD,
        RELEASE_STORE: pathToFileURL(store).href,
        RELEASE_KEY: publicKey,
        ENCRYPTION_KEY: Buffer.alloc(32, 'drill').toString('base64'),
      },
      `http://localhost:${ports.api}`,
    );
    const backendPorts = { api: ports.api, files: ports.files };
    nginx = await startLocalNginx({ dir: nginxDir, store, port: ports.shell, ports: backendPorts });
    reloads = reloadOnChange(store, nginxDir);
    return { dir, store, config, nginx, origin, env, run, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function runLine(line: string, cwd: string, env: Record<string, string>): Promise<string> {
  const { code, output } = await runCommand('bash', ['-euo', 'pipefail', '-c', line], { cwd, env });
  if (code !== 0) throw new Error(`${line}\nended with ${code}:\n${output}`);
  return output;
}

/** The pinned `pnpm`, for machines without it. @returns a folder for the path */
export function pnpmFolder(dir: string): string {
  const folder = join(dir, 'bin');
  mkdirSync(folder, { recursive: true });
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  writeFileSync(join(folder, 'pnpm'), `#!/bin/sh\nexec npx --yes ${packageManager} "$@"\n`);
  chmodSync(join(folder, 'pnpm'), 0o755);
  return folder;
}

const reloadOnChange = (store: string, nginxDir: string): ChildProcess =>
  spawn(
    join(ROOT, 'deploy/containers/reload-on-change.sh'),
    [
      ...[join(store, 'html'), 'nginx', '-c', join(nginxDir, 'nginx.conf')],
      ...['-e', join(nginxDir, 'error.log'), '-s', 'reload'],
    ],
    { stdio: 'ignore' },
  );
