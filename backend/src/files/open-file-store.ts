import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { FileStore } from './file-store.ts';
import { localFileStore } from './local-file-store.ts';
import { s3FileStore } from './s3-file-store.ts';

/** The configured bucket, else a folder beside the embedded database. */
export const openFileStore = (config: Pick<Config, 'dataDir' | 's3'>): FileStore =>
  config.s3 ? s3FileStore(config.s3) : localFileStore(join(config.dataDir, 'files'));

/** The same for files with restricted readers: another bucket or folder. */
export const openPrivateStore = (config: Pick<Config, 'dataDir' | 's3'>): FileStore =>
  config.s3
    ? s3FileStore({ ...config.s3, bucket: config.s3.privateBucket })
    : localFileStore(join(config.dataDir, 'private-files'));
