import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { workspaceFolders } from '../dependencies/direct-dependencies.ts';
import { ROOT } from '../paths.ts';
import type { Arrow, Box, Picture } from './draw-graph.ts';

const names = z.optional(z.record(z.string(), z.string()));
const manifest = z.object({
  name: z.string(),
  dependencies: names,
  devDependencies: names,
  peerDependencies: names,
});
/** The workspace root, and the template of new remotes. */
const NO_PACKAGES: readonly string[] = ['.', 'create-remote/template'];
/** Drawn as one: no remote imports another, and each can be left out. */
const REMOTE = /^mf-/;

/** Packages and their dependencies from the manifests, without transitive arrows. */
export function packageGraph(): Picture {
  const found = workspaceFolders()
    .filter((folder) => !NO_PACKAGES.includes(folder))
    .map((folder) => {
      const text = readFileSync(join(ROOT, folder, 'package.json'), 'utf8');
      const { name, ...needs } = manifest.parse(JSON.parse(text));
      return { name, folder, needs: Object.keys(Object.assign({}, ...Object.values(needs))) };
    });
  const folders = new Map(found.map(({ name, folder }) => [name, shownAs(folder)]));
  const needs = new Map<string, Set<string>>();
  for (const { folder, needs: packages } of found) {
    const shown = shownAs(folder);
    const known = needs.get(shown) ?? new Set();
    for (const name of packages) {
      const needed = folders.get(name);
      if (needed !== undefined && needed !== shown) known.add(needed);
    }
    needs.set(shown, known);
  }
  const boxes: Box[] = [...needs.keys()].toSorted().map((id) => ({ id, lines: [id] }));
  return { title: 'Packages, and what each builds on', boxes, arrows: arrowsOf(needs) };
}

const shownAs = (folder: string): string => (REMOTE.test(folder) ? 'mf-*' : folder);

function arrowsOf(needs: ReadonlyMap<string, ReadonlySet<string>>): Arrow[] {
  const reaches = (from: string, to: string): boolean =>
    [...(needs.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  return [...needs].toSorted().flatMap(([from, all]) =>
    [...all]
      .filter((to) => ![...all].some((other) => other !== to && reaches(other, to)))
      .toSorted()
      .map((to) => ({ from, to })),
  );
}
