import { parseArgs } from 'node:util';
import { folderStore } from './folder-store.ts';
import { type ReleaseStore, StoreError } from './release-store.ts';
import { s3Store } from './s3-store.ts';

export interface CommandOptions {
  positionals: string[];
  store: ReleaseStore;
  /** PKCS #8 in base64. */
  privateKey: string | null;
  origin: string | undefined;
  canary: number | undefined;
}

/**
 * What the commands of this folder share: `--to <folder or https://…bucket>` (or `VITRINA_STORE`),
 * `--origin`, `--canary <per cent>`; the key from `VITRINA_REGISTRY_KEY`, because arguments are seen by others.
 * @throws StoreError when something is missing or wrong
 */
export function readOptions(args: string[], env: NodeJS.ProcessEnv = process.env): CommandOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      origin: { type: 'string' },
      canary: { type: 'string' },
    },
  });
  const to = values.to ?? env.VITRINA_STORE;
  if (!to) throw new StoreError('Name the store: --to <folder or address of a bucket>.');
  return {
    positionals,
    store: openStore(to, env),
    privateKey: env.VITRINA_REGISTRY_KEY ?? null,
    origin: values.origin,
    canary: values.canary === undefined ? undefined : share(values.canary),
  };
}

function openStore(to: string, env: NodeJS.ProcessEnv): ReleaseStore {
  if (!/^https?:\/\//.test(to)) return folderStore(to);
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey)
    throw new StoreError('A bucket needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  return s3Store({ address: to, region: env.S3_REGION ?? 'auto', accessKeyId, secretAccessKey });
}

function share(text: string): number {
  const percent = Number(text);
  if (!(percent > 0 && percent <= 100))
    throw new StoreError(`--canary ${text}: a number of per cent, above 0 and at most 100.`);
  return percent / 100;
}
