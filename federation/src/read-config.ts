import { dirname, resolve } from 'node:path';
import { type PlatformConfig, platformConfigSchema } from '@vitrina/contract/config';
import { productionProblems } from './production-problems.ts';
import { readJson } from './read-json.ts';

/**
 * Reads a deployment's configuration; the path of its logo becomes absolute.
 * @throws Error naming all mistakes in the file
 */
export function readPlatformConfig(file: string): PlatformConfig {
  const read = readJson(file, platformConfigSchema);
  const problems = productionProblems(read);
  if (problems.length > 0) throw new Error(`${file}:\n  ${problems.join('\n  ')}`);
  const { brand, ...config } = read;
  const logo = brand.logo && resolve(dirname(file), brand.logo);
  return { ...config, brand: { ...brand, ...(logo && { logo }) } };
}
