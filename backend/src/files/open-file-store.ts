import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { FileStore } from './file-store.ts';
import { localFileStore } from './local-file-store.ts';
import { s3FileStore } from './s3-file-store.ts';

/** The configured bucket, else a folder beside the embedded database. */
export const openFileStore = (config: Pick<Config, 'dataDir' | 's3'>): FileStore =>
  config.s3 ? s3FileStore(config.s3) : localFileStore(join(config.dataDir, 'files'));
