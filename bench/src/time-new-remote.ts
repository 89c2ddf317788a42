import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ARGS, findBrowser } from '@vitrina/platform/browser';
import { outsideFolder } from '@vitrina/platform/packages/outside-folder';
import { packPackages } from '@vitrina/platform/packages/pack-packages';
import { startPackageRegistry } from '@vitrina/platform/packages/package-registry';
import { freePorts } from '@vitrina/platform/ports';
import { chromium, type Page } from 'playwright';

const GOAL_S = 60;

/**
 * Prints the seconds from an empty folder to a change visible without a reload: with an empty npm cache,
 * our packages from a local registry, and all others through it.
 */
export async function timeNewRemote(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'vitrina-new-remote-'));
  const { shell: registryPort, api: devPort } = await freePorts();
  const packages = await startPackageRegistry(join(root, 'registry'), registryPort);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_ARGS,
  });
  try {
    await packages.publish(await packPackages(join(root, 'tarballs')));
    const page = await browser.newPage();
    const steps = await journey({ root, npmConfig: packages.npmConfig, devPort, page });
    console.log('\nFrom an empty folder to hot reload');
    for (const [step, seconds] of steps) console.log(`  ${step.padEnd(18)}${seconds.toFixed(1)} s`);
    const total = steps.reduce((sum, [, seconds]) => sum + seconds, 0);
    console.log(`  ${'together'.padEnd(18)}${total.toFixed(1)} s (goal: under ${GOAL_S})`);
  } finally {
    await browser.close();
    await packages.stop();
    rmSync(root, { recursive: true, force: true });
  }
}

interface Journey {
  root: string;
  npmConfig: string;
  devPort: number;
  page: Page;
}

async function journey({ root, npmConfig, devPort, page }: Journey): Promise<[string, number][]> {
  const steps: [string, number][] = [];
  const timed = async <T>(step: string, run: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    const result = await run();
    steps.push([step, (performance.now() - started) / 1000]);
    return result;
  };
  const at = (dir: string) => outsideFolder(dir, { npmConfig, cache: join(root, 'npm-cache') });
  const empty = join(root, 'empty');
  mkdirSync(empty);
  const create = ['create', '--yes', '@vitrina/remote', 'mf-blog', '--', '--path', '/blog'];
  await timed('npm create', () => at(empty).npm(create));
  const dir = join(empty, 'mf-blog');
  await timed('npm install', () => at(dir).npm(['install']));
  const address = `http://localhost:${devPort}/blog`;
  const env = { VITRINA_PORT_MF_BLOG: String(devPort) };
  const dev = await timed('npm run dev', () => at(dir).start('dev', address, { env }));
  try {
    await timed('first page', async () => {
      await page.goto(address);
      await page.getByRole('heading', { name: 'Blog' }).waitFor();
    });
    await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
    await timed('a change is seen', async () => {
      const messages = join(dir, 'src/messages.ts');
      const text = readFileSync(messages, 'utf8').replace("title: 'Blog'", "title: 'Jurnal'");
      writeFileSync(messages, text);
      await page.getByRole('heading', { name: 'Jurnal' }).waitFor();
    });
    if (!(await page.evaluate(() => 'sameDocument' in window)))
      throw new Error('The page was loaded anew: that is no hot reload.');
    return steps;
  } finally {
    await dev.stop();
  }
}
