/** Lazy chunk: the remote that a developer's computer serves to this tab. */
import { releaseSchema } from '@vitrina/contract/registry';
import { CONTRACT_VERSION, satisfiesContract } from '@vitrina/contract/version';
import { releaseAt } from '@vitrina/federation/release-at';
import { releaseManifestSchema } from '@vitrina/federation/release-file';
import { platformConfig } from '@vitrina/shared-auth/platform';
import type { DataRouter } from 'react-router-dom';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { developmentTexts as text } from '../../content/development.ts';
import type { Overrides } from '../overridden-releases.ts';
import type { RemoteHost } from '../remote-host.ts';
import { agreedOrigins } from './agreed-origins.ts';
import { styleSwitch } from './style-switch.ts';
import { developedRemote, developmentOrigin, forgetDeveloped } from './tab-releases.ts';

/** How long a remote's first page waits for the developer's computer, in ms. */
const PATIENCE_MS = 3000;

export interface Development {
  /** The running release; null before the first build. */
  release: string | null;
  /** Error of the last build; the previous release keeps running. */
  problem: { title: string; detail: string } | null;
  /** The development command answers. */
  connected: boolean;
}

export const useDevelopment = create<Development>(() => ({
  release: null,
  problem: null,
  connected: true,
}));

const failedSchema = z.object({ message: z.string() });
const releaseEventSchema = z.object({ manifest: releaseManifestSchema });

let runs: Overrides = {};

/** Releases from a developer's computer in this page. */
export const developedHere = (): Overrides => runs;

let started: Promise<void> | undefined;
/** The page's router, once it exists; nothing is mounted before. */
let router: DataRouter | undefined;

/**
 * Follows the builds of the agreed remote: each replaces the previous one.
 * @returns resolves when the first one is known, or after a moment; never fails
 */
export function followDevelopment(host: RemoteHost, driven?: DataRouter): Promise<void> {
  router = driven ?? router;
  const config = platformConfig();
  const developed = developedRemote(config);
  const origin = developmentOrigin(config);
  if (!developed?.agreed || !origin) return Promise.resolve();
  started ??= follow(host, developed.remote, origin);
  return started;
}

function follow(host: RemoteHost, remote: string, origin: string): Promise<void> {
  agreedOrigins.add(origin);
  const showStylesOf = styleSwitch();
  const say = (change: Partial<Development>) => useDevelopment.setState(change);

  async function run(data: string): Promise<void> {
    const { manifest } = releaseEventSchema.parse(JSON.parse(data));
    if (manifest.name !== remote) throw new Error(text.another(manifest.name, remote));
    const release = releaseSchema.parse(releaseAt(manifest, origin));
    if (!satisfiesContract(release.contract, CONTRACT_VERSION))
      throw new Error(text.misfit(release.contract, CONTRACT_VERSION));
    const before = host.registry().remotes.find(({ name }) => name === remote)?.current;
    runs = { [remote]: release };
    await host.renew(remote, router);
    showStylesOf(release, before);
    say({ release: release.id, problem: null });
  }

  const events = new EventSource(`${origin}/events`);
  /** Serialised: a build may arrive while the previous one loads. */
  let running = Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    const heard = () => {
      clearTimeout(timer);
      resolve();
    };
    events.addEventListener('open', () => say({ connected: true }));
    events.addEventListener('error', () => {
      // Reconnects on its own.
      say({ connected: false });
      heard();
    });
    events.addEventListener('release', ({ data }) => {
      running = running
        .then(() => run(String(data)))
        .catch((error: unknown) => {
          console.error(error);
          say({ problem: { title: text.unusable, detail: String(error) } });
        })
        .then(heard);
    });
    events.addEventListener('failed', ({ data }) => {
      const failed = failedSchema.safeParse(JSON.parse(String(data)));
      if (failed.success) say({ problem: { title: text.failed, detail: failed.data.message } });
      heard();
    });
  });
}

/** Loaded code cannot be unloaded: only a new document runs what is live. */
export function endDevelopment(): void {
  forgetDeveloped();
  location.reload();
}
