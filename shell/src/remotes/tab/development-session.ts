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

/** How long the first page of a remote waits for the developer's computer, in ms. */
const PATIENCE_MS = 3000;

export interface Development {
  /** What runs; null until the first build came. */
  release: string | null;
  /** What is wrong with the last build; the release before it goes on. */
  problem: { title: string; detail: string } | null;
  /** The command on this computer answers. */
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

/** What a developer's computer gave to this page. */
export const developedHere = (): Overrides => runs;

let started: Promise<void> | undefined;
/** The page's, once it has one: before, nothing is mounted. */
let router: DataRouter | undefined;

/**
 * Follows the builds of the remote that this tab agreed to: each takes the place of the one before.
 * @returns ends when the first one is known, or a moment has passed; never fails
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
  /** One after the other: a build may come while the one before is being loaded. */
  let running = Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    const heard = () => {
      clearTimeout(timer);
      resolve();
    };
    events.addEventListener('open', () => say({ connected: true }));
    events.addEventListener('error', () => {
      // It tries again by itself.
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

/** Code that was loaded cannot be unloaded: what is live begins with a new document. */
export function endDevelopment(): void {
  forgetDeveloped();
  location.reload();
}
