import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import type { PublishedPackage } from './published-packages.ts';

/** Public surface of a package, in short. */
export interface Surface {
  version: string;
  /** Entry -> its exports, and a hash of their declarations and those they depend on. */
  entries: Record<string, EntrySurface>;
}

export interface EntrySurface {
  names: string[];
  declarations: string;
}

const RELATIVE = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const EXPORTED =
  /^export (?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum) (\w+)/gm;
const LISTED = /^export (?:type )?\{([^}]*)\}/gm;

/** Surface of the current sources: the compiler's declarations, without comments. */
export async function readSurface({ dir, version, entries }: PublishedPackage): Promise<Surface> {
  const out = mkdtempSync(join(tmpdir(), 'vitrina-surface-'));
  try {
    const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly'];
    const { code, output } = await runCommand(
      join(ROOT, 'node_modules/.bin/tsc'),
      ['-p', '.', ...options, '--removeComments', '--rootDir', '.', '--outDir', out],
      { cwd: dir },
    );
    if (code !== 0) throw new Error(`${dir} did not compile:\n${output}`);
    const found = [...entries].map(([entry, source]): [string, EntrySurface] => [
      entry,
      entrySurface(join(out, source.replace(/\.tsx?$/, '.d.ts'))),
    ]);
    return { version, entries: Object.fromEntries(found) };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** Of an entry without code (CSS, JSON) only its existence counts. */
function entrySurface(file: string): EntrySurface {
  if (!file.endsWith('.d.ts')) return { names: [], declarations: '' };
  const hash = createHash('sha256');
  for (const one of closureOf(file)) hash.update(readFileSync(one, 'utf8')).update('\0');
  return {
    names: exportedNames(readFileSync(file, 'utf8')),
    declarations: hash.digest('hex').slice(0, 12),
  };
}

function closureOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(RELATIVE)) {
    const next = join(dirname(file), target.replace(/\.[jt]sx?$/, '.d.ts'));
    if (existsSync(next)) closureOf(next, seen);
  }
  return seen;
}

const exportedNames = (text: string): string[] =>
  [
    ...[...text.matchAll(EXPORTED)].map(([, name = '']) => name),
    ...[...text.matchAll(LISTED)].flatMap(([, list = '']) =>
      list.split(',').map(
        (part) =>
          part
            .trim()
            .split(/\s+as\s+/)
            .at(-1)
            ?.replace(/^type /, '') ?? '',
      ),
    ),
  ]
    .filter((name) => name !== '')
    .sort();
