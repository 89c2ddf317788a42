import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlatformConfig } from '@vitrina/contract/config';
import { LOCAL_CONFIG } from '../local-config.ts';
import type { ReleaseManifest, ShellManifest } from '../release-file.ts';

export const SAMPLE_CONFIG: PlatformConfig = {
  ...LOCAL_CONFIG,
  environment: 'production',
  publicOrigin: 'https://shell.exemplu.ro',
};

export const temporaryFolder = (name: string): string =>
  mkdtempSync(join(tmpdir(), `vitrina-${name}-`));

const LINKS = '<vitrina-links of="header"><a href="/{{to}}">{{label}}</a></vitrina-links>';

/** The frame of a shell's pages; a shell with it in `frames` writes pages of remotes. */
const SAMPLE_FRAME = `<!doctype html><html lang="ro"><head><!--vitrina:page-head--><!--vitrina:data--><link href="/static/index.css" rel="stylesheet"></head><body><div id="root" data-remote-page=""><header id="antet">${LINKS} {{brand.name}}</header><main><!--vitrina:remote-page--></main></div></body></html>`;

/** A minimal build of the shell. @returns its folder */
export function sampleShell(
  release = '1.0.0-aaaaaaaaaaaa',
  more: Partial<ShellManifest> = {},
): string {
  const dir = temporaryFolder('shell');
  const html = (title: string) =>
    `<!doctype html><html lang="ro"><head><title>${title}</title><!--vitrina:data--></head><body>${LINKS}</body></html>`;
  const manifest: ShellManifest = {
    release,
    version: '1.0.0',
    contract: '1.0.0',
    shared: { react: '19.3.1' },
    sharedNames: { 'react-router-dom': ['Link'] },
    scriptHashes: ["'sha256-c2FtcGxl'"],
    template: 'index.html',
    pages: { '/': 'pages/index.html', '/faq': 'pages/faq.html' },
    sitemap: ['/', '/faq'],
    paths: ['/', '/faq', '/account'],
    ...more,
  };
  mkdirSync(join(dir, 'pages'));
  mkdirSync(join(dir, 'static'));
  mkdirSync(join(dir, 'frames'));
  writeFileSync(join(dir, 'frames/public.html'), SAMPLE_FRAME);
  writeFileSync(join(dir, 'shell.json'), JSON.stringify(manifest));
  writeFileSync(join(dir, 'index.html'), html('Template'));
  writeFileSync(join(dir, 'pages/index.html'), html('Home'));
  writeFileSync(join(dir, 'pages/faq.html'), html('FAQ'));
  writeFileSync(join(dir, `static/index.${release.slice(-10)}.js`), '0');
  writeFileSync(join(dir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return dir;
}

/** A minimal build of a remote. @returns its folder */
export function sampleRemote(
  name: string,
  hash: string,
  more: Partial<ReleaseManifest> = {},
): string {
  const dir = temporaryFolder(name);
  const manifest: ReleaseManifest = {
    name,
    id: `1.0.0-${hash}`,
    version: '1.0.0',
    container: `${name.replaceAll('-', '_')}_${hash}`,
    contract: '^1.0.0',
    entry: { file: 'entry.js', integrity: `sha384-${'A'.repeat(64)}` },
    modules: { './page': [] },
    shared: { react: '^19.3.0' },
    sharedNames: { 'react-router-dom': ['Link'] },
    mounts: [
      {
        id: 'page',
        path: `/${name.slice(3)}`,
        title: 'Pagină',
        access: 'public',
        module: './page',
        document: name === 'mf-shop' ? 'payment' : 'default',
        timeoutMs: 6000,
        header: 'public',
        onDenied: '/login',
        preloadCalls: [],
        ...(name === 'mf-products' && {
          pages: ['', ':id'],
          exists: { call: '/api/products/:id', capability: 'product-details' },
        }),
      },
    ],
    ...more,
  };
  writeFileSync(join(dir, 'release.json'), JSON.stringify(manifest));
  writeFileSync(join(dir, 'entry.js'), '0');
  return dir;
}

/** A minimal build of the questionnaire's embed. @returns the folder that holds `q/v1` */
export function sampleEmbed(script: string): string {
  const dir = temporaryFolder('embed');
  const files = join(dir, 'q/v1');
  mkdirSync(join(files, 'en'), { recursive: true });
  const html = `<!doctype html><html lang="ro"><head><title>Chestionar</title><!--vitrina:quiz-config--></head><body><script>${script}</script></body></html>`;
  writeFileSync(join(files, 'index.html'), html);
  writeFileSync(join(files, 'loader.js'), script);
  writeFileSync(
    join(files, 'en/index.html'),
    html.replace('"ro"', '"en"').replace(script, `en-${script}`),
  );
  writeFileSync(join(files, 'en/loader.js'), `en-${script}`);
  writeFileSync(join(files, 'later.aaaaaaaaaa.js'), '0');
  return dir;
}

/** A minimal zip of the WordPress plug-in. @returns its folder */
export function samplePlugin(version: string, content = version): string {
  const dir = temporaryFolder('plugin');
  writeFileSync(join(dir, `sample-questionnaire-${version}.zip`), content);
  return dir;
}
