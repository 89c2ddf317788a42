/** Lazy: what one tab runs in place of live releases. In production all of it returns nothing. */
import type { PlatformConfig } from '@vitrina/contract/config';
import type { Registry } from '@vitrina/contract/registry';
import { findPreview, hasEnded } from '@vitrina/contract/rules/previews';
import { readJson, remove, writeJson } from '@vitrina/shared-auth/storage';
import { isRecord } from '../is-record.ts';
import type { Overrides } from '../overridden-releases.ts';
import { TAB_KEY } from './tab.ts';

type Allowing = Pick<PlatformConfig, 'environment' | 'previews' | 'developmentOrigin'>;

/** A remote to run from this computer, requested by a link. */
export interface DevelopedRemote {
  remote: string;
  /** The visitor agreed in this tab; without that nothing is requested from this computer. */
  agreed: boolean;
}

interface Kept {
  /** `{remote}/{name}` of each. */
  previews: string[];
  developed: DevelopedRemote | null;
}

const allowsPreviews = ({ environment, previews }: Allowing): boolean =>
  environment !== 'production' && previews === true;

/** Origin from which this environment accepts a developer's remote; `null` for none. */
export const developmentOrigin = ({ environment, developmentOrigin }: Allowing): string | null =>
  (environment !== 'production' && developmentOrigin) || null;

/** Takes a link to a preview, or to the remote of a developer, out of the address: the tab keeps it. */
export function takeTabLink(config: Allowing): void {
  const url = new URL(location.href);
  const previews = allowsPreviews(config) ? url.searchParams.getAll('vitrina-preview') : [];
  const remote = developmentOrigin(config) && url.searchParams.get('vitrina-dev');
  for (const key of previews) {
    // A tab shows one preview per remote: the latest.
    const others = readKept().previews.filter((one) => one.split('/')[0] !== key.split('/')[0]);
    keep({ previews: [...others, key] });
  }
  if (remote && readKept().developed?.remote !== remote) keepDeveloped({ remote, agreed: false });
  if (previews.length > 0) url.searchParams.delete('vitrina-preview');
  if (remote) url.searchParams.delete('vitrina-dev');
  history.replaceState(history.state, '', url);
}

/** The previews that this tab was opened with, as `{remote}/{name}`; they may not exist. */
export const tabPreviews = (config: Allowing): string[] =>
  allowsPreviews(config) ? readKept().previews : [];

/** The releases of this tab's previews that the registry names and that have not ended. */
export function previewsHere(registry: Registry, config: Allowing): Overrides {
  const now = Date.now();
  return Object.fromEntries(
    tabPreviews(config).flatMap((key) => {
      const preview = findPreview(registry, key);
      return preview && !hasEnded(preview, now) ? [[preview.remote, preview.release]] : [];
    }),
  );
}

export const developedRemote = (config: Allowing): DevelopedRemote | null =>
  developmentOrigin(config) ? readKept().developed : null;

export const forgetPreviews = (): void => keep({ previews: [] });
export const keepDeveloped = (developed: DevelopedRemote): void => keep({ developed });
export const forgetDeveloped = (): void => keep({ developed: null });

function readKept(): Kept {
  const kept = readJson(TAB_KEY, 'tab');
  const { previews, developed } = isRecord(kept) ? kept : {};
  return {
    previews: Array.isArray(previews) ? previews.filter((key) => typeof key === 'string') : [],
    developed:
      isRecord(developed) && typeof developed.remote === 'string'
        ? { remote: developed.remote, agreed: developed.agreed === true }
        : null,
  };
}

function keep(change: Partial<Kept>): void {
  const next = { ...readKept(), ...change };
  if (next.previews.length === 0 && !next.developed) remove(TAB_KEY, 'tab');
  else writeJson(TAB_KEY, next, 'tab');
}
