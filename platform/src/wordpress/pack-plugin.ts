import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { ROOT } from '../paths.ts';
import { readPo, writeJed, writeMo } from './translations.ts';
import { zip } from './zip.ts';

export const PLUGIN_DIR = join(ROOT, 'embeds/wordpress');
export const PLUGIN = 'vitrina-questionnaire';
/** WordPress's handle of the block's editor script. */
const EDITOR_SCRIPT = 'vitrina-questionnaire-editor-script';
const LICENSE = 'LICENSE';
/** Lines in the readme of a plug-in for one platform. */
const LEGAL_LINKS = /^Terms of use: PLATFORM[\s\S]*?\n\n.*\n/m;
const ASK =
  'Terms of use and privacy policy are those of the operator of the platform at that address.\n';
const ABOUT_THE_SOURCE = 'README.md';

export function pluginVersion(): string {
  const main = readFileSync(join(PLUGIN_DIR, `${PLUGIN}.php`), 'utf8');
  const version = /^ \* Version: +(\S+)$/m.exec(main)?.[1];
  if (!version) throw new Error(`${PLUGIN}.php says no version`);
  return version;
}

/**
 * Writes the installable plug-in; the same source and address give the same bytes.
 * @param to folder
 * @param embed default origin of the form; absent: site owners have to set it
 * @param platform origin with the terms and the privacy policy
 * @returns the file
 */
export function packPlugin(
  to: string,
  embed: string | undefined,
  platform?: string | undefined,
): string {
  mkdirSync(to, { recursive: true });
  const file = join(to, `${PLUGIN}-${pluginVersion()}.zip`);
  writeFileSync(file, zip(pluginFiles(embed, platform)));
  return file;
}

/** Path in the archive -> content. */
export function pluginFiles(
  embed: string | undefined,
  platform?: string | undefined,
): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const add = (path: string, content: string | Buffer) =>
    files.set(`${PLUGIN}/${path}`, Buffer.from(content));
  for (const name of readdirSync(PLUGIN_DIR, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = join(PLUGIN_DIR, name);
    if (!statSync(file).isFile() || name === ABOUT_THE_SOURCE) continue;
    const path = relative(PLUGIN_DIR, file).replaceAll('\\', '/');
    add(path === LICENSE ? 'license.txt' : path, readFileSync(file));
    if (!path.endsWith('.po')) continue;
    const stem = path.slice(0, -'.po'.length);
    const translations = readPo(readFileSync(file, 'utf8'));
    add(`${stem}.mo`, writeMo(translations));
    const locale = basename(stem).slice(PLUGIN.length + 1);
    add(`${stem}-${EDITOR_SCRIPT}.json`, writeJed(translations, locale));
  }
  const edit = (path: string, edited: (source: string) => string) =>
    add(path, edited(readFileSync(join(PLUGIN_DIR, path), 'utf8')));
  const answers = (address: string | undefined) => (source: string) =>
    source.replace("return '';", () => `return '${address ? originOf(address) : ''}';`);
  edit('default-address.php', answers(embed));
  edit('default-platform.php', answers(platform));
  edit('readme.txt', (source) =>
    platform
      ? source.replaceAll('PLATFORM/', () => `${originOf(platform)}/`)
      : source.replace(LEGAL_LINKS, () => ASK),
  );
  return files;
}

/** @throws Error when it is not a web address, or contains characters that end a PHP string */
function originOf(embed: string): string {
  const { origin } = new URL(embed);
  if (!/^https?:\/\/[\w.:-]+$/.test(origin)) throw new Error(`not an address: ${embed}`);
  return origin;
}
