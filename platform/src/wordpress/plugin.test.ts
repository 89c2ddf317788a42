import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { maskPage } from '@vitrina/contract/rules/mask-page';
import { ROOT } from '../paths.ts';
import { PLUGIN, PLUGIN_DIR, packPlugin, pluginFiles, pluginVersion } from './pack-plugin.ts';
import { readPo, writeMo } from './translations.ts';

const EMBED = 'https://embed.exemplu.ro';
const read = (file: string) => readFileSync(join(PLUGIN_DIR, file), 'utf8');
const hasPhp = spawnSync('php', ['-v']).status === 0;
const hasMsgfmt = spawnSync('msgfmt', ['--version']).status === 0;
const block = JSON.parse(read('block/block.json')) as {
  apiVersion: number;
  version: string;
  attributes: Record<string, unknown>;
};
const sources = [...pluginFiles(EMBED)]
  .filter(([path]) => /\.(php|js)$/.test(path))
  .map(([path, content]) => [path, content.toString()] as const);

/** Options that docs/embedding.md lists for the frame's address. */
const documented = () => {
  const docs = readFileSync(join(ROOT, 'docs/embedding.md'), 'utf8');
  const table = docs.slice(docs.indexOf('## What can be chosen')).split('\n\n## ')[0] ?? '';
  return [...table.matchAll(/^\| `(\w+)/gm)].map(([, name = '']) => name);
};

test('the block has every option of the frame, and PHP the same ones', () => {
  const own = ['mode', 'lang', 'text', 'open'];
  expect(Object.keys(block.attributes).sort()).toEqual([...documented(), ...own].sort());
  const defaults = /const DEFAULTS = array\(([\s\S]*?)\);/.exec(read('includes/choice.php'))?.[1];
  const inPhp = [...(defaults ?? '').matchAll(/'(\w+)' +=>/g)].map(([, name]) => name);
  expect(inPhp).toEqual(Object.keys(block.attributes));
  for (const name of inPhp) expect(read('readme.txt'), name).toContain(`* \`${name}`);
  // The newest version that WordPress 6.1 supports.
  expect(block.apiVersion).toBe(2);
});

test('it says one version everywhere', () => {
  const version = pluginVersion();
  expect(/^Stable tag: (.*)$/m.exec(read('readme.txt'))?.[1]).toBe(version);
  expect(read('readme.txt')).toContain(`= ${version} =`);
  expect(/const VERSION += '(.*)'/.exec(read(`${PLUGIN}.php`))?.[1]).toBe(version);
  expect(/'version' +=> '(.*)'/.exec(read('block/editor.asset.php'))?.[1]).toBe(version);
  expect(block.version).toBe(version);
});

test('it writes no script, no style and no nonce into a page', () => {
  for (const [path, source] of sources) {
    expect(source, path).not.toMatch(/<script|<style|style=|\son\w+=|wp_add_inline|wp_localize/);
    expect(source, path).not.toMatch(/wp_create_nonce|wp_nonce|\beval\b/);
  }
});

test('who reads it finds the terms and the privacy policy of the platform', () => {
  const files = pluginFiles(EMBED, 'https://exemplu.ro/');
  const text = (path: string) => `${files.get(`${PLUGIN}/${path}`)}`;
  const service = text('readme.txt').split('== External service ==')[1]?.split('\n== ')[0];
  expect(service).toContain('Terms of use: https://exemplu.ro/terms\n');
  expect(service).toContain('Privacy policy: https://exemplu.ro/cookies\n');
  expect(text('default-platform.php')).toContain("return 'https://exemplu.ro';");
  expect(text('includes/privacy.php')).toContain('wp_add_privacy_policy_content(');
  const unknown = `${pluginFiles(EMBED).get(`${PLUGIN}/readme.txt`)}`;
  expect(unknown).not.toContain('PLATFORM');
  expect(unknown).toContain('of the operator of the platform');
});

test('what it says of the path of a page is what the mask leaves of it', () => {
  const masked = (path: string) =>
    maskPage(`https://salon.ro${path}`).slice('https://salon.ro'.length);
  const readme = read('readme.txt');
  const [, whole = '', told = ''] = /`(\/\S+)` is told as `(\/\S+)`/.exec(readme) ?? [];
  expect([whole, masked(whole)]).toEqual(['/clients/1207', told]);
  const [, kept = ''] = /names too: `(\/\S+)` is told so/.exec(readme) ?? [];
  expect([kept, masked(kept)]).toEqual(['/team/ana-pop', kept]);
  for (const part of ['ana@salon.ro', 'a1b', 'abcdefghijklmnopqrst', '%2520'])
    expect(masked(`/x/${part}`)).toBe('/x/*');
  for (const path of ['readme.txt', 'includes/privacy.php'])
    expect(read(path), path).not.toContain('numbers and names');
  expect(read('languages/vitrina-questionnaire-ro_RO.po')).not.toMatch(/fără numere și nume/);
});

test.runIf(hasMsgfmt)('gettext finds nothing missing in the translation', () => {
  const po = join(PLUGIN_DIR, 'languages/vitrina-questionnaire-ro_RO.po');
  const { status, stderr } = spawnSync('msgfmt', ['-c', '-o', '/dev/null', po], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

test('each text has a Romanian one', () => {
  const known = readPo(read('languages/vitrina-questionnaire-ro_RO.po'));
  const texts = sources.flatMap(([, source]) =>
    [
      ...source.matchAll(
        /\b(?:_e|__|esc_\w+__|esc_html_e)\(\s*(?:'([^']+)'|"([^"]+)"),\s*'vitrina-/g,
      ),
    ].map(([, single, double]) => single ?? double ?? ''),
  );
  expect(texts.length).toBeGreaterThan(40);
  for (const text of texts) expect(known.has(text), text).toBe(true);
  expect([...known.values()].join('')).not.toMatch(/[şţŞŢ]/);
});

test('the archive has the same bytes each time, and what WordPress looks for', () => {
  const dir = mkdtempSync(join(tmpdir(), 'vitrina-plugin-'));
  try {
    const first = packPlugin(join(dir, 'one'), `${EMBED}/q/v1/`);
    const bytes = readFileSync(first);
    expect(bytes.equals(readFileSync(packPlugin(join(dir, 'two'), EMBED)))).toBe(true);
    const names = [...unzip(bytes).keys()];
    expect(names.every((name) => name.startsWith(`${PLUGIN}/`))).toBe(true);
    for (const name of [`${PLUGIN}.php`, 'readme.txt', 'license.txt', 'uninstall.php'])
      expect(names).toContain(`${PLUGIN}/${name}`);
    expect(names).not.toContain(`${PLUGIN}/README.md`);
    const address = unzip(bytes).get(`${PLUGIN}/default-address.php`);
    expect(address).toContain(`return '${EMBED}';`);
  } finally {
    rmSync(dir, { recursive: true });
  }
});

test('what is no address is not packed', () => {
  for (const typed of ['embed.exemplu.ro', 'javascript:alert(1)', "https://a'b.ro"])
    expect(() => pluginFiles(typed), typed).toThrow();
});

test('translations for PHP are found by their place', () => {
  const mo = writeMo(new Map([...readPo('msgid ""\nmsgstr "A: b\\n"\n\nmsgid "b"\nmsgstr "ș"\n')]));
  const word = (at: number) => mo.readUInt32LE(at);
  expect(word(0)).toBe(0x950412de);
  const table = word(16) + 8;
  expect(mo.subarray(word(table + 4), word(table + 4) + word(table)).toString()).toBe('ș');
});

test.runIf(hasPhp)('PHP reads every file', () => {
  for (const [path, source] of sources.filter(([name]) => name.endsWith('.php')))
    expect(spawnSync('php', ['-l'], { input: source, encoding: 'utf8' }).stdout, path).toContain(
      'No syntax errors',
    );
});

/** Name -> text, as the directory at the archive's end has them. */
function unzip(bytes: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(bytes.length - 6);
  for (let left = bytes.readUInt16LE(bytes.length - 12); left > 0; left--) {
    const name = bytes.subarray(at + 46, at + 46 + bytes.readUInt16LE(at + 28)).toString();
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26);
    files.set(name, bytes.subarray(start, start + bytes.readUInt32LE(at + 24)).toString());
    at += 46 + bytes.readUInt16LE(at + 28);
  }
  return files;
}
