import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import type { PlatformConfig } from '@vitrina/contract/config';
import type { Registry } from '@vitrina/contract/registry';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { ROOT } from '@vitrina/platform/paths';
import { releaseFiles } from '@vitrina/platform/static-files';

/*
 * The commands of docs/deployment.md as an operator runs them: in separate processes, with only the three
 * variables, checking the printed output. Builds are this checkout's.
 */

/** A machine with a store, a key and a web server for mf-partner, which fills no slots. */
async function operator() {
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-operator-'));
  const store = join(dir, 'store');
  const server = await served((request, response) =>
    releaseFiles(join(store, 'mf-partner'))(request, response),
  );
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const environment: Record<string, string> = {
    VITRINA_STORE: store,
    VITRINA_STATE: join(dir, 'state'),
  };
  const said = async (verb: string, ...args: string[]) => {
    const env = { ...process.env, VITRINA_REGISTRY_KEY: '', ...environment };
    const bootstrap = join(ROOT, 'platform/bootstrap.mjs');
    const child = spawn(process.execPath, [bootstrap, verb, ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const code = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const [out, problem] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { code: await code, out: out.trim(), problem: problem.trim() };
  };
  /** @returns the output of a successful command */
  const run = async (verb: string, ...args: string[]) => {
    const { code, out, problem } = await said(verb, ...args);
    expect(problem, verb).toBe('');
    expect(code, verb).toBe(0);
    return out;
  };
  const stored = () => (existsSync(store) ? readdirSync(store, { recursive: true }).sort() : []);
  /** @returns the message of a command that changes nothing: no stack trace, no library error */
  const refused = async (verb: string, ...args: string[]) => {
    const before = stored();
    const { code, out, problem } = await said(verb, ...args);
    expect(code, verb).toBe(1);
    expect(out, verb).toBe('');
    expect(problem, verb).not.toMatch(/\n\s+at |Error:|undefined/);
    expect(stored(), verb).toEqual(before);
    return problem;
  };
  const registry = () => JSON.parse(readFileSync(join(store, 'registry.json'), 'utf8')) as Registry;
  const end = () => {
    server.closeAllConnections();
    server.close();
    rmSync(dir, { recursive: true, force: true });
  };
  return { dir, store, origin, environment, run, refused, registry, end };
}

const served = (handler: Parameters<typeof createServer>[1]): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer(handler as never).listen(0, 'localhost', () => resolve(server));
  });

const RELEASE = String.raw`\d+\.\d+\.\d+-[0-9a-f]{8,}`;
const said = (pattern: string) => new RegExp(`^${pattern.replaceAll('<release>', RELEASE)}$`);

test('an operator releases, goes back, switches off, promotes, prunes and repairs, by the documents alone @matrix', async () => {
  test.setTimeout(180_000);
  const { dir, store, origin, environment, run, refused, registry, end } = await operator();
  try {
    // Key and configuration.
    const keys = /^VITRINA_REGISTRY_KEY=(\S+)\nregistryKey: (\S+)$/m.exec(
      await run('registry-keys'),
    );
    const [, privateKey = '', registryKey = ''] = keys ?? [];
    const config: PlatformConfig = {
      ...LOCAL_CONFIG,
      environment: 'staging',
      registryKey,
      remoteOrigins: [origin],
    };
    environment.VITRINA_CONFIG = join(dir, 'staging.json');
    writeFileSync(environment.VITRINA_CONFIG, JSON.stringify(config));
    expect(await run('releases')).toBe(`${store} has no registry yet.`);
    expect(await refused('release', 'shell', '--uncommitted')).toBe(
      'The configuration names a registryKey: set VITRINA_REGISTRY_KEY.',
    );
    environment.VITRINA_REGISTRY_KEY = privateKey;
    expect(await refused('switch-off', 'mf-partner')).toBe(
      'There is no registry yet: release the shell first.',
    );

    // First releases.
    const html = String.raw`HTML of revision \d+ in html/[0-9a-f]+`;
    expect(await run('release', 'shell', '--uncommitted')).toMatch(
      said(`shell <release> is live, revision 0\n${html}`),
    );
    expect(
      await refused('release', 'mf-partner', '--uncommitted', '--origin', 'http://localhost:9'),
    ).toBe('http://localhost:9 is none of the configured remoteOrigins.');
    const shop = ['mf-partner', '--uncommitted', '--origin', origin];
    expect(await run('release', ...shop)).toMatch(
      said(`${String.raw`mf-partner <release> is live \(revision 1\)`}\n${html}`),
    );
    expect(await refused('release', 'mf-none', '--uncommitted', '--origin', origin)).toBe(
      'mf-none is neither a remote nor the shell.',
    );

    // Roster.
    const roster = join(dir, 'roster.json');
    writeFileSync(roster, await run('roster'));
    expect(await run('roster', roster)).toMatch(
      said(`the roster is that of ${roster}, revision 2\n${html}`),
    );

    // Kill switch, which a new release does not undo.
    expect(await run('switch-off', 'mf-partner')).toMatch(
      said(`${String.raw`mf-partner <release> is live, switched off \(revision 3\)`}\n${html}`),
    );
    expect(registry().remotes[0]?.disabled).toBe(true);
    expect(await run('switch-on', 'mf-partner')).toMatch(
      said(`${String.raw`mf-partner <release> is live \(revision 4\)`}\n${html}`),
    );

    // Rollback without an earlier release, and ending a canary that does not exist.
    expect(await refused('rollback', 'mf-partner')).toMatch(
      said(String.raw`mf-partner has no good release before <release>\.`),
    );
    expect(await refused('promote', 'mf-partner')).toBe('mf-partner has no canary.');
    expect(await run('release', ...shop, '--canary', '10')).toMatch(
      /^mf-partner \S+ is live, \S+ for 10 % \(revision 5\)\n/,
    );
    expect(await refused('release', ...shop)).toMatch(
      /^mf-partner has a canary, \S+ for 10 %: this ends it\. Go on\?\nNobody is there to ask: --yes answers it\.\nNothing was changed\.$/,
    );
    expect(await run('promote', 'mf-partner')).toMatch(/^mf-partner \S+ is live \(revision 6\)\n/);
    expect(await run('prune-releases')).toBe(
      'Every file is of a release that was live in the last 30 days, or of a preview.',
    );

    // Tampering with the store.
    const tampered = { ...registry(), revision: 7 };
    writeFileSync(join(store, 'registry.json'), JSON.stringify(tampered));
    expect(await refused('switch-off', 'mf-partner')).toMatch(
      /is not signed with this key, or was changed since\. .* pnpm repair-registry\.$/,
    );
    expect(await refused('repair-registry')).toMatch(
      /revision 6, signed with this key:\n.*\n.*\nMake it live\?\nNobody is there to ask: --yes answers it\.\nNothing was changed\.$/s,
    );
    expect(await run('repair-registry', '--yes')).toMatch(said(`revision 7 is live\n${html}`));
    expect(await run('releases')).toMatch(
      said(String.raw`revision 7\nshell <release>\nmf-partner <release> is live \(revision 7\)`),
    );
    const { revision } = JSON.parse(readFileSync(join(store, 'html/revision.json'), 'utf8'));
    expect(revision).toBe(7);
  } finally {
    end();
  }
});

test('the commands are processes that say a sentence and end with a code @matrix', async () => {
  const { store, origin, run, refused, end } = await operator();
  try {
    expect(await run('registry-keys')).toMatch(/^VITRINA_REGISTRY_KEY=\S+\nregistryKey: \S+$/m);
    expect(await run('releases')).toBe(`${store} has no registry yet.`);
    expect(await refused('switch-off', 'mf-partner')).toBe(
      'There is no registry yet: release the shell first.',
    );
    expect(await refused('render-html')).toBe('Name the configuration: --config <file>.');
    expect(await refused('release', 'mf-none', '--uncommitted', '--origin', origin)).toBe(
      'mf-none is neither a remote nor the shell.',
    );
  } finally {
    end();
  }
});
