import { cpSync, existsSync, rmSync } from 'node:fs';
import { precompress } from './static-files.ts';

/** Copies a build, so that rebuilding does not change what is served. @returns its folder */
export function publishFolder(buildDir: string, target: string): string {
  if (!existsSync(buildDir)) throw new Error(`${buildDir} is missing: build it first.`);
  rmSync(target, { recursive: true, force: true });
  cpSync(buildDir, target, { recursive: true });
  precompress(target);
  return target;
}
