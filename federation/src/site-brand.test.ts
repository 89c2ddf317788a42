import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { DEFAULT_COLORS, PAGE_SURFACES } from '@vitrina/contract/rules/brand-colors';
import sharp from 'sharp';
import { DEFAULT_BRAND } from './default-brand.ts';
import { renderDocument } from './document.ts';
import { embedHeaders, withBrandColors } from './embed-document.ts';
import { inlineHash } from './html-parts.ts';
import { LOCAL_CONFIG } from './local-config.ts';
import { temporaryFolder } from './release/sample-shell.ts';
import { brandMark, siteBrand } from './site-brand.ts';

const colors = { primary: '#7a1f5c' };
const root = join(import.meta.dirname, '../..');
const source = (file: string) => readFileSync(join(root, file), 'utf8');

function logoFile(name = 'logo.svg'): string {
  const file = join(temporaryFolder('logo'), name);
  writeFileSync(
    file,
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="4" fill="#00f"/></svg>',
  );
  return file;
}

const styleOf = ({ files }: { files: ReadonlyMap<string, Buffer> }) =>
  String([...files].find(([path]) => path.endsWith('.css'))?.[1]);

const pixel = async (picture: Buffer | undefined, left: number, top: number) => {
  const region = sharp(picture).extract({ left, top, width: 1, height: 1 });
  const { data } = await region.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return `#${data.toString('hex')}`;
};

test('documents name the files of the build, or of the configured colours and logo', async () => {
  expect(await siteBrand(LOCAL_CONFIG.brand)).toBe(DEFAULT_BRAND);
  const template =
    '<html lang="ro"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta content="{{publicOrigin}}/social.png"><!--vitrina:data--></html>';
  const registry = {
    revision: 0,
    shell: { version: '1.0.0', contract: '1.0.0', shared: {}, sharedNames: {} },
    remotes: [],
  };
  const data = { registry, config: LOCAL_CONFIG, kind: 'default' } as const;
  const html = renderDocument(template, data);
  expect(html).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
  expect(html).toContain('content="http://localhost:4100/social.png"><script');
  expect(html).not.toContain('stylesheet');
  const brand = await siteBrand({ ...LOCAL_CONFIG.brand, colors });
  const branded = renderDocument(template, { ...data, brand });
  expect(branded).toContain(`<link rel="icon" href="${brand.icon.href}" type="image/svg+xml">`);
  expect(branded).toContain(`content="http://localhost:4100${brand.social}"`);
  expect(branded).toContain(brand.headLinks);
});

test('a colour sets the tokens of both themes and draws icon and picture in it', async () => {
  const brand = await siteBrand({ ...LOCAL_CONFIG.brand, colors });
  const style = styleOf(brand);
  expect(style).toMatch(/^:root\{--color-primary:#7a1f5c;/);
  expect(style).toMatch(/\[data-theme=dark\]\{--color-primary:#[0-9a-f]{6};/);
  expect(style).not.toContain('accent');
  expect(style).not.toContain('data-mark');
  expect(brand.icon.type).toBe('image/svg+xml');
  expect(String(brand.files.get(brand.icon.href))).toContain('fill="#7a1f5c"');
  const picture = brand.files.get(brand.social);
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(await pixel(picture, 10, 10)).toBe('#7a1f5c');
});

test('every token that is set is one of the design', async () => {
  const both = { primary: '#7a1f5c', accent: '#ffd400' };
  const style = styleOf(await siteBrand({ ...LOCAL_CONFIG.brand, colors: both }));
  const set = new Set([...style.matchAll(/--[\w-]+/g)].map(([name]) => name));
  const design = source('shared-ui/src/tokens.css');
  for (const name of set) expect(design).toContain(`    ${name}: light-dark(`);
  expect(set).toContain('--color-accent-border');
});

test('a logo is the icon, stands in place of the mark and on white in the picture', async () => {
  const logo = logoFile();
  const brand = await siteBrand({ ...LOCAL_CONFIG.brand, logo });
  expect(brand.files.get(brand.icon.href)).toEqual(readFileSync(logo));
  expect(styleOf(brand)).toContain(`[data-mark]{background:url(${brand.icon.href})`);
  expect(styleOf(brand)).not.toContain('--color');
  const picture = brand.files.get(brand.social);
  expect(await pixel(picture, 10, 10)).toBe(DEFAULT_COLORS.primary);
  expect(await pixel(picture, 600, 120)).toBe('#ffffff');
  expect(await pixel(picture, 600, 315)).toBe('#0000ff');
});

test('the embed takes the colours into its own document, and its policy lets them', () => {
  const template = '<html><head><style>p{}</style></head></html>';
  const branded = withBrandColors(template, { ...LOCAL_CONFIG.brand, colors });
  const rules = /<style>(:root.*)<\/style><\/head>/.exec(branded)?.[1] ?? '';
  expect(rules).toContain('--color-primary:#7a1f5c');
  const policy = embedHeaders(branded, LOCAL_CONFIG)['content-security-policy'];
  expect(policy).toContain(inlineHash(rules));
  expect(withBrandColors(template, LOCAL_CONFIG.brand)).toBe(template);
});

test('another content has another name', async () => {
  const one = await siteBrand({ ...LOCAL_CONFIG.brand, colors });
  const other = await siteBrand({ ...LOCAL_CONFIG.brand, colors: { primary: '#1d4ed8' } });
  for (const path of one.files.keys()) expect(other.files.has(path)).toBe(false);
});

test('a missing logo is named', async () => {
  await expect(siteBrand({ ...LOCAL_CONFIG.brand, logo: '/nowhere/logo.png' })).rejects.toThrow(
    '/nowhere/logo.png',
  );
});

test('the mark in the default colours is the icon of the shell', () => {
  expect(`${brandMark(DEFAULT_COLORS)}\n`).toBe(
    source('shell/public/favicon.svg').replace('"#fff"', '"#ffffff"'),
  );
});

test('the surfaces that colours are checked against are those of the design', () => {
  const names = ['bg', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover'];
  const design = source('shared-ui/src/tokens.css');
  for (const name of names) {
    const [, light, dark] =
      new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(design) ?? [];
    expect(PAGE_SURFACES.light).toContain(light);
    expect(PAGE_SURFACES.dark).toContain(dark);
  }
});

test.each(Object.entries(DEFAULT_COLORS))(
  "the token of %s has the design's own colour",
  (name, color) => {
    expect(source('shared-ui/src/tokens.css')).toContain(`--color-${name}: light-dark(${color}, `);
  },
);
