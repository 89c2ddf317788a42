import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Capability } from '@vitrina/contract/capabilities';
import { platformConfigSchema } from '@vitrina/contract/config';
import { parse } from 'zod/mini';

/**
 * Writes what a host has shown into the configuration of a deployment, whole or not at all.
 * @throws Error when the file is no configuration
 */
export function writeCapabilities(file: string, hostCapabilities: readonly Capability[]): void {
  const config: unknown = JSON.parse(readFileSync(file, 'utf8'));
  parse(platformConfigSchema, config);
  const next = `${JSON.stringify({ ...(config as object), hostCapabilities }, null, 2)}\n`;
  writeFileSync(`${file}.next`, next);
  renameSync(`${file}.next`, file);
}
