import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlatformConfig } from '@vitrina/contract/config';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { runCommand } from '@vitrina/federation/release/commands';
import { folderStore } from '@vitrina/federation/release/folder-store';
import { packageDir } from '@vitrina/platform/paths';

const PRODUCTS = 10_000;
const LOOK_MS = 50;

interface Sample {
  seconds: number;
  /** Most resident memory of this process and of the one that renders, in MB. */
  writerMb: number;
  rendererMb: number;
  said: string;
}

/** Prints how long the pages of 10,000 products take: first write, no change, one change, full rewrite. */
export async function timePages(): Promise<void> {
  const host = await catalogueHost();
  const root = mkdtempSync(join(tmpdir(), 'vitrina-pages-'));
  const config: PlatformConfig = { ...LOCAL_CONFIG, apiOrigin: host.origin };
  const run = (verb: string, positionals: string[], known?: PlatformConfig) =>
    runCommand(
      verb,
      {
        ...{ positionals, store: folderStore(root), privateKey: null, canary: undefined },
        ...{ origin: 'https://shop.exemplu.ro', stateDir: join(root, '.state'), isServed: false },
        ...{ config: known, ask: async () => true },
      },
      async (name) => join(packageDir(name), 'dist'),
    );
  try {
    await run('release', ['shell']);
    // First the remotes with slots that the shop fills.
    for (const name of ['mf-admin', 'mf-partner', 'mf-shop']) await run('release', [name]);
    console.log(`\nHTML of ${PRODUCTS} products, by the release of the shop that was built`);
    const pass = () => measured(() => run('write-pages', [], config));
    print('all pages', await pass());
    print('nothing changed', await pass());
    host.changeOne();
    print('one price changed', await pass());
  } finally {
    host.stop();
    rmSync(root, { recursive: true, force: true });
  }
}

function print(name: string, { seconds, writerMb, rendererMb, said }: Sample): void {
  const memory = `${writerMb.toFixed(0)} MB, renderer ${rendererMb.toFixed(0)} MB`;
  console.log(`  ${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s  ${memory}  ${said}`);
}

async function measured(work: () => Promise<string>): Promise<Sample> {
  const sample: Sample = { seconds: 0, writerMb: 0, rendererMb: 0, said: '' };
  const timer = setInterval(() => {
    sample.writerMb = Math.max(sample.writerMb, process.memoryUsage.rss() / 1024 / 1024);
    sample.rendererMb = Math.max(sample.rendererMb, ...childrenMb());
  }, LOOK_MS);
  const began = performance.now();
  sample.said = await work();
  sample.seconds = (performance.now() - began) / 1000;
  clearInterval(timer);
  return sample;
}

/** Resident memory of child processes in MB; only on Linux. */
function childrenMb(): number[] {
  try {
    const pids = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ');
    return pids.filter(Boolean).map((pid) => {
      const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(
        readFileSync(`/proc/${pid}/status`, 'utf8'),
      ) ?? ['', '0'];
      return Number(kilobytes) / 1024;
    });
  } catch {
    return [];
  }
}

/** A stand-in for the host, with more products than the demonstration. */
async function catalogueHost() {
  const products = Array.from({ length: PRODUCTS }, (_, index) => ({
    product_id: index + 1,
    product_name: `Cremă hidratantă ${index + 1}`,
    product_description: 'Cremă pentru toate tipurile de ten, cu ulei de migdale și vitamina E.',
    price: 10 + (index % 90),
    stock_quantity: index % 7,
    category_id: (index % 12) + 1,
    category_name: `Categoria ${(index % 12) + 1}`,
    color: null,
    images: [`${LOCAL_CONFIG.filesOrigin}/uploads/produs-${(index % 20) + 1}.webp`],
    ingredients: 'Aqua, Prunus Amygdalus Dulcis Oil, Glycerin, Tocopherol',
    lowest_price_30_days: null,
    version: 1,
  }));
  const server = createServer((request, response) => {
    if (request.url !== '/api/products') return void response.writeHead(404).end();
    const text = JSON.stringify(products);
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    response.writeHead(200, { 'content-type': 'application/json', etag }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    changeOne: () => {
      const [first] = products;
      if (first) first.price += 1;
    },
    stop: () => server.close(),
  };
}
