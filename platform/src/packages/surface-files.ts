import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '@vitrina/federation/read-json';
import * as z from 'zod/mini';
import { ROOT } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import { type PublishedPackage, publishedPackages } from './published-packages.ts';
import { readSurface, type Surface } from './surface.ts';

const surfaceSchema = z.object({
  version: z.string(),
  entries: z.record(z.string(), z.object({ names: z.array(z.string()), declarations: z.string() })),
});

const fileOf = ({ dir }: PublishedPackage) => join(dir, 'surface.json');

export const recordedSurface = (one: PublishedPackage): Surface =>
  readJson(fileOf(one), surfaceSchema);

/** Writes the current surface of every published package. @returns the files */
export async function writeSurfaces(): Promise<string[]> {
  const files: string[] = [];
  for (const one of publishedPackages()) {
    writeFileSync(fileOf(one), `${JSON.stringify(await readSurface(one), null, 2)}\n`);
    files.push(fileOf(one));
  }
  await runCommand('biome', ['format', '--write', ...files]);
  return files;
}

/** Texts of announced, unreleased changes. */
export const changesets = (): string[] => {
  const dir = join(ROOT, '.changeset');
  return readdirSync(dir)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => readFileSync(join(dir, file), 'utf8'));
};
