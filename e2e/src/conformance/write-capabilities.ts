import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Capability } from '@vitrina/contract/capabilities';
import { platformConfigSchema } from '@vitrina/contract/config';
import { parse } from 'zod/mini';

/**
 * Writes the host's capabilities into a deployment's configuration, atomically.
 * @throws Error when the file is not a configuration
 */
export function writeCapabilities(file: string, hostCapabilities: readonly Capability[]): void {
  const config: unknown = JSON.parse(readFileSync(file, 'utf8'));
  parse(platformConfigSchema, config);
  const next = `${JSON.stringify({ ...(config as object), hostCapabilities }, null, 2)}\n`;
  writeFileSync(`${file}.next`, next);
  renameSync(`${file}.next`, file);
}
