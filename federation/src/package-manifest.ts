import { join } from 'node:path';
import * as z from 'zod/mini';
import { readJson } from './read-json.ts';

const texts = z._default(z.record(z.string(), z.string()), {});
const packageManifest = z.object({
  version: z._default(z.string(), '0.0.0'),
  scripts: texts,
  dependencies: texts,
  devDependencies: texts,
});

/**
 * What builds read of a package's `package.json`.
 * @throws when there is none, or it is not one
 */
export const readPackage = (dir: string): z.output<typeof packageManifest> =>
  readJson(join(dir, 'package.json'), packageManifest);
