import { cpSync, existsSync, rmSync } from 'node:fs';
import { precompress } from './static-files.ts';

/** A copy of a build, so that building again does not change what is being served. @returns its folder */
export function publishFolder(buildDir: string, target: string): string {
  if (!existsSync(buildDir)) throw new Error(`${buildDir} is missing: build it first.`);
  rmSync(target, { recursive: true, force: true });
  cpSync(buildDir, target, { recursive: true });
  precompress(target);
  return target;
}
