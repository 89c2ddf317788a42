import type { PrivateFile } from '@vitrina/contract/entities/private-file';
import type { Config } from '../config.ts';
import type { privateFiles } from '../database/schema.ts';
import { fileAddress } from './file-address.ts';

export const fileAnswer = (
  config: Pick<Config, 'encryptionKey' | 'origins'>,
  file: typeof privateFiles.$inferSelect,
): PrivateFile => ({
  id: file.id,
  name: file.name,
  bytes: file.bytes,
  is_image: file.imageType !== null,
  url: fileAddress(config, file),
});
