import { join } from 'node:path';
import { EMBED_PATH } from '@vitrina/federation/embed-templates';
import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
import { embedServer } from '@vitrina/platform/embed-server';
import { type HttpServer, httpServer } from '@vitrina/platform/http-server';
import { ROOT } from '@vitrina/platform/paths';
import { freePorts } from '@vitrina/platform/ports';
import { runCommand } from '@vitrina/platform/run-command';
import { precompress, staticFiles } from '@vitrina/platform/static-files';
import type { Comparison } from '../comparison.ts';
import { timeForm } from '../form-timer.ts';
import { launchBrowser } from '../page-timer.ts';
import { STORE_DIR } from '../start-platform.ts';
import { spread } from '../statistics.ts';

const DIST = join(ROOT, 'bench/dist-questionnaire');
const FLOOR = 'plain DOM';
const PEERS = { [FLOOR]: 'floor', 'React alone': 'react', SurveyJS: 'survey' };

/** The first section on another site's page, until it is painted and until it is usable. */
export const questionnaire: Comparison = {
  title: 'Questionnaire on a host page',
  unit: 'ms until interactive',
  async prepare() {
    await buildPeers();
    const { embed: embedPort, shell: hostPort } = await freePorts();
    const embed = embedServer(LOCAL_CONFIG, STORE_DIR, embedPort);
    const host = hostServer(hostPort, `${embed.url}${EMBED_PATH}`);
    await Promise.all([embed.start(), host.start()]);
    const browser = await launchBrowser();
    const facts: Record<string, string> = {};
    const way = (name: string, path: string) => {
      const painted: number[] = [];
      let warm = false;
      return async () => {
        const { paintedMs, interactiveMs, bytes } = await timeForm(browser, host.url + path);
        if (warm) {
          painted.push(paintedMs);
          const size = `${(bytes / 1000).toFixed(1)} kB`;
          facts[name] = `painted after ${spread(painted).median.toFixed(0)} ms; ${size}`;
        }
        warm = true;
        return interactiveMs;
      };
    };
    return {
      ways: {
        embed: way('embed', '/embed'),
        ...Object.fromEntries(
          Object.entries(PEERS).map(([name, file]) => [name, way(name, `/${file}`)]),
        ),
      },
      facts,
      close: async () => {
        await browser.close();
        await Promise.all([embed.stop(), host.stop()]);
      },
    };
  },
};

async function buildPeers(): Promise<void> {
  const { code, output } = await runCommand(
    'rsbuild',
    ['build', '--config', 'questionnaire/rsbuild.config.ts'],
    { cwd: join(ROOT, 'bench'), env: { NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new Error(`The questionnaire's peers did not build:\n${output}`);
  precompress(DIST);
}

/** Pages that differ only in the questionnaire. */
function hostServer(port: number, embed: string): HttpServer {
  const page = (body: string) =>
    `<!doctype html><html lang="ro"><meta name="viewport" content="width=device-width"><title>Salon</title><h1>Salon</h1>${body}</html>`;
  const pages: Record<string, string> = {
    '/embed': page(
      `<iframe src="${embed}" title="Cerere site" width="100%" height="620" data-site-quiz></iframe><script async src="${embed}loader.js"></script>`,
    ),
  };
  for (const name of Object.values(PEERS)) {
    const style = name === 'survey' ? '<link rel="stylesheet" href="/survey.css">' : '';
    pages[`/${name}`] = page(`${style}<div id="quiz"></div><script src="/${name}.js"></script>`);
  }
  const files = staticFiles(DIST);
  return httpServer(port, () => (request, response) => {
    const html = pages[request.url ?? ''];
    if (!html) return files(request, response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
}
