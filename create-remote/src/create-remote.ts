import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { remoteManifestSchema } from '@vitrina/contract/remote';
import * as z from 'zod/mini';

export interface NewRemote {
  /** `mf-blog`. */
  name: string;
  /** Path of its first mount: `/blog`. */
  path: string;
  /** Title of its page, and label in the header. */
  title: string;
  /** URL of the registry for the platform's packages. */
  registry: string;
  /** Folder of the template. */
  template: string;
  /** Target folder; created when missing, else it must be empty. */
  to: string;
}

export class CreateError extends Error {
  override readonly name = 'CreateError';
}

/** Placeholder in the template -> value of the new remote. */
const places = ({ name, path, title }: NewRemote): readonly [string, string][] => [
  ['@vitrina/mf-template', name],
  ['mf-template', name],
  ['/template', path],
  ['Șablon', title],
];
/** npm excludes `.gitignore` from packages. */
const RENAMED: Record<string, string> = { gitignore: '.gitignore' };
/** Output of tools in the template's folder. */
const NOT_TEMPLATE = /^(?:node_modules|dist.*|\.cache)$/;

/** Safe to insert into JSON and TypeScript without escaping. */
const TITLE = /^[^'"`\\<>{}\p{Cc}]+$/u;

/**
 * Writes a new remote from the template; checks everything before the first file.
 * @throws CreateError that says how to correct the input
 */
export function createRemote(remote: NewRemote): void {
  const { template, to, registry } = remote;
  if (existsSync(to) && readdirSync(to).length > 0)
    throw new CreateError(`${to} is not empty; a new remote needs a folder of its own.`);
  if (!URL.canParse(registry))
    throw new CreateError(`"${registry}" is no address of a package registry: https://…`);
  checkManifest(remote);
  const files = templateFiles(template).map((file): [string, string] => [
    RENAMED[file] ?? file,
    fill(readFileSync(join(template, file), 'utf8'), remote),
  ]);
  for (const [file, text] of [...files, ['.npmrc', npmrc(registry)] as const]) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), text);
  }
}

/** Validates name, path and title with the schema of `remote.json`. */
function checkManifest(remote: NewRemote): void {
  const { template, name, path, title } = remote;
  const text = readFileSync(join(template, 'remote.json'), 'utf8');
  const manifest: unknown = JSON.parse(text, (_, value) =>
    typeof value === 'string' ? fill(value, remote) : value,
  );
  const wrong = z
    .safeParse(remoteManifestSchema, manifest)
    .error?.issues.map((issue) => issue.path.join('.'));
  if (wrong?.includes('name'))
    throw new CreateError(`"${name}" is no name of a remote: mf- and small letters, as mf-blog.`);
  if (wrong?.includes('mounts.0.path'))
    throw new CreateError(
      `"${path}" is no path of a remote: small letters, digits and hyphens after each slash, as /blog.`,
    );
  if (wrong || !TITLE.test(title))
    throw new CreateError(
      `"${title}" is no title of a remote: 1 to 60 characters, without quotes and brackets.`,
    );
}

/** In one pass: an inserted value may itself contain a placeholder. */
function fill(text: string, remote: NewRemote): string {
  const given = new Map(places(remote));
  const all = new RegExp([...given.keys()].join('|'), 'g');
  return text.replace(all, (found) => given.get(found) ?? found);
}

const templateFiles = (dir: string, root = dir): string[] =>
  readdirSync(dir, { withFileTypes: true })
    .filter((entry) => dir !== root || !NOT_TEMPLATE.test(entry.name))
    .flatMap((entry) => {
      const path = join(dir, entry.name);
      return entry.isDirectory() ? templateFiles(path, root) : [relative(root, path)];
    });

const npmrc = (registry: string): string =>
  `# Packages of the platform come from here only: no public package can take a name's place.\n@vitrina:registry=${registry}\n`;
