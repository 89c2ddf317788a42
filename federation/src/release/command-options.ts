import { homedir } from 'node:os';
import { join } from 'node:path';
import type { PlatformConfig } from '@vitrina/contract/config';
import { deploymentConfig } from '../config-of-env.ts';
import { readArguments } from '../read-arguments.ts';
import { readPlatformConfig } from '../read-config.ts';
import { agree, askPerson } from './ask-person.ts';
import { folderStore } from './folder-store.ts';
import { isTeam } from './publisher/delegated.ts';
import { teamProbe } from './publisher/entry-files.ts';
import { type ReleaseStore, StoreError } from './release-store.ts';
import { s3Store } from './s3-store.ts';

/** Options that the release commands share, as `readOptions` reads them. */
export interface CommandOptions {
  positionals: string[];
  store: ReleaseStore;
  /** PKCS #8 in base64. */
  privateKey: string | null;
  /** Private key of a team (`VITRINA_TEAM_KEY`): its changes go to the publisher. */
  teamKey?: string | undefined;
  /** Private key that signs statements of freshness (`VITRINA_FRESHNESS_KEY`). */
  freshnessKey?: string | undefined;
  /**
   * How long a team waits for the publisher, how often both poll, how long the publisher's pass may
   * take, and for how long an answer in it may wait for others; in ms.
   */
  waits?: { patienceMs?: number; everyMs?: number; passMs?: number; settleMs?: number } | undefined;
  origin: string | undefined;
  canary: number | undefined;
  /** Name of a preview, which is live for nobody. */
  preview?: string | undefined;
  /** Lifetime of a preview, in days. */
  days?: number | undefined;
  /** `{remote}/{name}` of a preview to remove. */
  remove?: string | undefined;
  /** Serial of a submission of a team; absent: the newest one. */
  serial?: number | undefined;
  /** File to write. */
  out?: string | undefined;
  /** Team key that signs nothing new from now on; the whole key or its id. */
  retire?: string | undefined;
  /** Remote whose live entry stays valid under the new delegation. */
  keep?: string | undefined;
  /** End of a hold, as typed. */
  until?: string | undefined;
  /** Reason of a hold. */
  reason?: string | undefined;
  /**
   * Who changes the registry, for its history (`VITRINA_OPERATOR`); by default this machine's
   * account.
   */
  operator?: string | undefined;
  /** Folder of this machine that keeps the highest revision seen of a registry. */
  stateDir: string;
  /** Public key of the live registry's signature, during a change of keys. */
  signedWith?: string | undefined;
  /** True when the store is served: uploads are read back through their public origin. */
  isServed: boolean;
  /** True when pages follow the host until the process is stopped. */
  isWatching?: boolean | undefined;
  /** Asks a person to confirm. */
  ask: (question: string) => Promise<boolean>;
  /**
   * Configuration of the deployment whose HTML is written after each change; undefined: no HTML.
   */
  config: PlatformConfig | undefined;
}

/** Options of commands that build. */
export interface BuildOptions {
  /** True when uncommitted sources may be built. */
  mayBeUncommitted: boolean;
}

/**
 * Reads the options that all commands share (`help.ts` lists them). `VITRINA_STORE` and
 * `VITRINA_CONFIG` stand in for `--to` and `--config`. Keys come from `VITRINA_REGISTRY_KEY`,
 * `VITRINA_TEAM_KEY` and `VITRINA_FRESHNESS_KEY`, because other users of a machine can see
 * arguments; the operator from `VITRINA_OPERATOR`.
 * @throws StoreError when an option is missing or wrong, Error when the configuration is wrong
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
      serial: { type: 'string' },
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
    // `runCommand` checks how many arguments the command takes.
    'pnpm <command> <argument>…',
  );
  const to = values.to ?? env.VITRINA_STORE;
  if (!to) throw new StoreError('Name the store: --to <folder or address of a bucket>.');
  // An empty line in an environment file means no key.
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
    serial: values.serial === undefined ? undefined : serial(values.serial),
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
    ask: values.yes ? agree : askPerson,
    config: values.config === undefined ? deploymentConfig(env) : readPlatformConfig(values.config),
  };
}

/** @param ofTeam true when the credentials write only below a team's own folders */
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

function serial(text: string): number {
  if (!/^[1-9]\d*$/.test(text))
    throw new StoreError(`--serial ${text}: a whole number above 0, such as 14.`);
  return Number(text);
}
