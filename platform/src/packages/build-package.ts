import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderFiles } from '@vitrina/federation/folder-files';
import { ROOT } from '../paths.ts';
import { runCommand } from '../run-command.ts';

/** Published folders; `testing` has helpers for tests of remotes. */
const SOURCES = ['src', 'testing'];
const CODE = /\.[jt]sx?$/;
const TEST = /\.test\.(?:js|d\.ts)$/;

/**
 * Compiles a package's sources to modules and declarations, file by file, so that a bundler takes only what
 * is imported. Other files (CSS, fonts, HTML) are copied: the remote's build names the classes of CSS
 * Modules.
 * @param out output folder, emptied first
 * @throws Error with the compiler's output
 */
export async function buildPackage(dir: string, out = join(dir, 'dist')): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  const args = ['--noEmit', 'false', '--declaration', '--rewriteRelativeImportExtensions'];
  const { code, output } = await runCommand(
    join(ROOT, 'node_modules/.bin/tsc'),
    ['-p', '.', ...args, '--rootDir', '.', '--outDir', out],
    { cwd: dir },
  );
  if (code !== 0) throw new Error(`${dir} did not compile:\n${output}`);
  for (const file of folderFiles(out)) if (TEST.test(file)) rmSync(join(out, file));
  for (const folder of SOURCES) copyAssets(join(dir, folder), join(out, folder));
}

function copyAssets(from: string, to: string): void {
  if (!existsSync(from)) return;
  for (const file of folderFiles(from)) {
    if (CODE.test(file)) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(from, file), join(to, file));
  }
}
