import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteManifest, remoteManifestSchema } from '@vitrina/contract/remote';
import { PLATFORM_SLOTS } from '@vitrina/contract/slots';
import { folderFiles } from './folder-files.ts';
import { InputError } from './input-error.ts';
import { positionOf } from './json-position.ts';
import { nearestWord } from './nearest-word.ts';
import { readJson } from './read-json.ts';
import { renderSource } from './render-environment.ts';

/**
 * Reads and checks `remote.json`, so that a wrong reference fails the build and names the file. A mount's
 * module `./products` is the file `src/routes/products.tsx`, a fill's is `src/slots/….tsx`.
 * @throws Error
 * @example const { name, mounts } = readRemoteManifest(import.meta.dirname);
 */
export function readRemoteManifest(packageDir: string): RemoteManifest {
  const file = join(packageDir, 'remote.json');
  const manifest = readJson(file, remoteManifestSchema);
  checkModules(manifest, file, packageDir);
  checkHtml(manifest, file, packageDir);
  checkPages(manifest, file, packageDir);
  checkSlotNames(manifest, file);
  checkSlots(manifest, file, packageDir);
  return manifest;
}

/**
 * Exposed name -> source file, for each module of a mount or fill.
 * @example const exposes = exposedModules(readRemoteManifest(import.meta.dirname)); // { './blog': … }
 */
export function exposedModules({
  mounts,
  slots = [],
}: Pick<RemoteManifest, 'mounts' | 'slots'>): Record<string, string> {
  return Object.fromEntries([
    ...mounts.map(({ module }) => [module, sourceOf(module, 'routes')]),
    ...slots.map(({ module }) => [module, sourceOf(module, 'slots')]),
  ]);
}

const sourceOf = (module: string, folder: 'routes' | 'slots') =>
  `./src/${folder}/${module.slice(2)}.tsx`;

/** @throws Error naming the line of each module without a source */
function checkModules(manifest: RemoteManifest, file: string, packageDir: string): void {
  const text = readFileSync(file, 'utf8');
  const problems = manifest.mounts.flatMap(({ id, module }, index) => {
    const source = join(packageDir, sourceOf(module, 'routes'));
    if (existsSync(source)) return [];
    const at = positionOf(text, ['mounts', index, 'module']);
    return `${file}:${at}: mount "${id}" names module "${module}", but ${source} does not exist.`;
  });
  if (problems.length > 0) throw new InputError(problems.join('\n'));
}

/** @throws Error naming the line of the first mount with `html` but no renderer */
function checkHtml({ mounts }: RemoteManifest, file: string, packageDir: string): void {
  const index = mounts.findIndex(({ html }) => html);
  if (index < 0 || renderSource(packageDir)) return;
  const at = positionOf(readFileSync(file, 'utf8'), ['mounts', index, 'html']);
  throw new InputError(
    `${file}:${at}: mount "${mounts[index]?.id}" has HTML, but ${join(packageDir, 'src/pages-html.tsx')} does not exist: it exports "list" and "render" (docs/new-remote.md).`,
  );
}

const SOURCE = /(?<!\.test)\.[jt]sx?$/;

/**
 * @throws Error naming the line of the first page whose name is in no source, so that no route can have it
 */
function checkPages({ mounts }: RemoteManifest, file: string, packageDir: string): void {
  const folder = join(packageDir, 'src');
  const sources = folderFiles(folder)
    .filter((name) => SOURCE.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const isNamed = (word: string) => sources.some((text) => text.includes(word));
  for (const [index, { id, module, pages = [] }] of mounts.entries())
    for (const [position, page] of pages.entries()) {
      const words = page.split('/').filter((word) => word !== '' && !word.startsWith(':'));
      const lost = words.find((word) => !isNamed(word));
      if (lost === undefined) continue;
      const at = positionOf(readFileSync(file, 'utf8'), ['mounts', index, 'pages', position]);
      throw new InputError(
        `${file}:${at}: the mount "${id}" has no route "${lost}": write the page as ${sourceOf(module, 'routes')} names it, or add the route.`,
      );
    }
}

/** @throws Error naming the line of the first slot that is a misspelt one of the platform */
function checkSlotNames({ mounts, slots = [] }: RemoteManifest, file: string): void {
  const named = [
    ...mounts.flatMap(({ offers = [] }, index) =>
      offers.map((slot, position) => ({ slot, path: ['mounts', index, 'offers', position] })),
    ),
    ...slots.map(({ slot }, index) => ({ slot, path: ['slots', index, 'slot'] })),
  ];
  for (const { slot, path } of named) {
    const meant = nearestWord(slot, PLATFORM_SLOTS);
    if (meant === undefined || meant === slot) continue;
    const at = positionOf(readFileSync(file, 'utf8'), path);
    throw new InputError(
      `${file}:${at}: there is no slot "${slot}". Did you mean "${meant}"? A slot of your own has a name that none of the platform's is like.`,
    );
  }
}

/** The list of slots in a fill's source; other forms are compared by the shell. */
const COMPILED_FOR = /defineSlotModule\(\s*\[([^\]]*)\]/;

/** @throws Error naming the line of the first fill that cannot be built */
function checkSlots({ mounts, slots = [] }: RemoteManifest, file: string, packageDir: string) {
  const text = readFileSync(file, 'utf8');
  for (const [index, { slot, id, module, mount }] of slots.entries()) {
    const fault = (key: 'slot' | 'module' | 'mount', says: string) => {
      const at = positionOf(text, ['slots', index, key]);
      return new InputError(`${file}:${at}: the fill "${slot}/${id}" ${says}`);
    };
    if (mounts.some((one) => one.module === module))
      throw fault('module', `names module "${module}", which a mount names: choose another name.`);
    const source = join(packageDir, sourceOf(module, 'slots'));
    if (!existsSync(source))
      throw fault('module', `names module "${module}", but ${source} does not exist.`);
    const [, names] = COMPILED_FOR.exec(readFileSync(source, 'utf8')) ?? [];
    if (names !== undefined && !names.includes(`'${slot}'`) && !names.includes(`"${slot}"`))
      throw fault(
        'slot',
        `is not compiled for that slot: name it in defineSlotModule of ${source}.`,
      );
    if (mount && !mounts.some((one) => one.id === mount))
      throw fault('mount', `takes the access of a mount "${mount}", which is not in "mounts".`);
  }
}
