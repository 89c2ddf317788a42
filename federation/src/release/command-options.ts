import { homedir } from 'node:os';
import { join } from 'node:path';
import type { PlatformConfig } from '@vitrina/contract/config';
import { deploymentConfig } from '../config-of-env.ts';
import { readArguments } from '../read-arguments.ts';
import { readPlatformConfig } from '../read-config.ts';
import { askPerson } from './ask-person.ts';
import { folderStore } from './folder-store.ts';
import { isTeam } from './publisher/delegated.ts';
import { teamProbe } from './publisher/entry-files.ts';
import { type ReleaseStore, StoreError } from './release-store.ts';
import { s3Store } from './s3-store.ts';

export interface CommandOptions {
  positionals: string[];
  store: ReleaseStore;
  /** PKCS #8 in base64. */
  privateKey: string | null;
  /** Of a team (`VITRINA_TEAM_KEY`): what it changes goes to the publisher. */
  teamKey?: string | undefined;
  /** Signs that a registry is the live one (`VITRINA_FRESHNESS_KEY`). */
  freshnessKey?: string | undefined;
  /** How long a team waits for the publisher, and how often either looks; in ms. */
  waits?: { patienceMs?: number; everyMs?: number } | undefined;
  origin: string | undefined;
  canary: number | undefined;
  /** Name of a preview: the release is live for nobody. */
  preview?: string | undefined;
  /** How long a preview lasts. */
  days?: number | undefined;
  /** `{remote}/{name}` of a preview to take back. */
  remove?: string | undefined;
  /** File to write. */
  out?: string | undefined;
  /** Key of a team that is to sign nothing new; whole or its name. */
  retire?: string | undefined;
  /** Remote whose live entry is to go on, whatever a new delegation asks of its team. */
  keep?: string | undefined;
  /** When a hold ends, as it was typed. */
  until?: string | undefined;
  /** Why something is held. */
  reason?: string | undefined;
  /** Who changes the registry, for its history (`VITRINA_OPERATOR`); the account of this machine without it. */
  operator?: string | undefined;
  /** Folder of this machine for what it has seen of a registry. */
  stateDir: string;
  /** Public key that the live registry is signed with, while another takes its place. */
  signedWith?: string | undefined;
  /** Whether something serves the store: uploaded files are read back through their public origin. */
  isServed: boolean;
  /** Whether pages follow the host until the process is stopped. */
  isWatching?: boolean | undefined;
  /** Whether a person agrees. */
  ask: (question: string) => Promise<boolean>;
  /** Of the deployment whose HTML is made after each change; undefined: none is made here. */
  config: PlatformConfig | undefined;
}

export interface BuildOptions {
  /** Whether sources may be built that are in no commit. */
  mayBeUncommitted: boolean;
}

/**
 * What the commands of this folder share: `--to <folder or https://…bucket>` (or `VITRINA_STORE`),
 * `--origin`, `--canary <per cent>`, `--preview <name>`, `--days`, `--remove <preview>`, `--out <file>`, `--retire <key>`, `--keep <remote>`, `--until`, `--reason`, `--watch`, `--config <file>` (or `VITRINA_CONFIG`), `--yes` to every
 * question; the keys from `VITRINA_REGISTRY_KEY`, `VITRINA_TEAM_KEY` and `VITRINA_FRESHNESS_KEY`, because
 * arguments are seen by others; who it is from `VITRINA_OPERATOR`.
 * @throws StoreError when something is missing or wrong, Error when it is in the configuration
 */
export function readOptions(
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): CommandOptions & BuildOptions {
  const { values, positionals } = readArguments(
    args,
    {
      to: { type: 'string' },
      origin: { type: 'string' },
      canary: { type: 'string' },
      preview: { type: 'string' },
      days: { type: 'string' },
      remove: { type: 'string' },
      out: { type: 'string' },
      retire: { type: 'string' },
      keep: { type: 'string' },
      until: { type: 'string' },
      reason: { type: 'string' },
      config: { type: 'string' },
      'signed-with': { type: 'string' },
      yes: { type: 'boolean' },
      uncommitted: { type: 'boolean' },
      'not-served-yet': { type: 'boolean' },
      watch: { type: 'boolean' },
    },
    // How many a command takes, its own name says (`runCommand`).
    'pnpm <command> <argument>…',
  );
  const to = values.to ?? env.VITRINA_STORE;
  if (!to) throw new StoreError('Name the store: --to <folder or address of a bucket>.');
  // An empty line of an environment file is no key.
  const keys = {
    privateKey: env.VITRINA_REGISTRY_KEY || null,
    teamKey: env.VITRINA_TEAM_KEY || undefined,
  };
  return {
    positionals,
    store: openStore(to, env, isTeam(keys)),
    ...keys,
    freshnessKey: env.VITRINA_FRESHNESS_KEY || undefined,
    origin: values.origin === undefined ? undefined : originOf(values.origin),
    canary: values.canary === undefined ? undefined : share(values.canary),
    preview: values.preview,
    days: values.days === undefined ? undefined : days(values.days),
    remove: values.remove,
    out: values.out,
    retire: values.retire,
    keep: values.keep,
    until: values.until,
    reason: values.reason,
    operator: env.VITRINA_OPERATOR?.trim() || undefined,
    stateDir: env.VITRINA_STATE ?? join(homedir(), '.local/state/vitrina'),
    signedWith: values['signed-with'],
    mayBeUncommitted: values.uncommitted ?? false,
    isServed: !values['not-served-yet'],
    isWatching: values.watch ?? false,
    ask: values.yes ? async () => true : askPerson,
    config: values.config === undefined ? deploymentConfig(env) : readPlatformConfig(values.config),
  };
}

/** @param ofTeam whether it may write its own folders alone */
function openStore(to: string, env: NodeJS.ProcessEnv, ofTeam: boolean): ReleaseStore {
  if (!/^https?:\/\//.test(to)) return folderStore(to, { keepsSpare: !ofTeam });
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey)
    throw new StoreError('A bucket needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  const region = env.S3_REGION ?? 'auto';
  return s3Store({
    ...{ address: to, region, accessKeyId, secretAccessKey },
    ...(ofTeam && { probeFor: teamProbe }),
  });
}

function originOf(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : undefined;
  const isWeb = origin !== undefined && /^https?:/.test(origin);
  if (isWeb && origin === text) return origin;
  const meant = isWeb ? origin : 'https://shop.exemplu.ro';
  throw new StoreError(`--origin ${text}: an address without a path, such as ${meant}.`);
}

function share(text: string): number {
  const percent = Number(text);
  if (!(percent > 0 && percent <= 100))
    throw new StoreError(`--canary ${text}: a number of per cent, above 0 and at most 100.`);
  return percent / 100;
}

function days(text: string): number {
  if (!/^\d+$/.test(text))
    throw new StoreError(`--days ${text}: a whole number of days, such as 14.`);
  return Number(text);
}
