import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { releaseFiles } from '@vitrina/platform/static-files';
import { buildProbe, type Edit, renamed } from '../src/build-probe.ts';
import { freePort } from '../src/free-port.ts';
import { expect, test } from '../src/test.ts';

/** Limit for a press after the server recovers, in ms. */
const LIMIT_MS = 3000;
/** A short timeout, so that the message appears soon. */
const impatient: Edit = {
  file: 'remote.json',
  from: '"timeoutMs": 4000',
  to: '"timeoutMs": 1500',
};
const second: Edit = { file: 'src/release.ts', from: "'one'", to: "'two'" };

/** Replaces a stopped server: requests that match `hangs` get no answer. */
function hangingServer(port: number, store: string, hangs: RegExp) {
  const files = releaseFiles(store);
  const answer: RequestListener = (request, response) => {
    if (!hangs.test(request.url ?? '')) files(request, response);
  };
  const server = createServer(answer);
  return {
    start: () => new Promise<void>((resolve) => server.listen(port, 'localhost', resolve)),
    /** Frees the port; hanging requests keep hanging. */
    handOver: () =>
      new Promise<void>((resolve) => {
        server.closeIdleConnections();
        server.close();
        const timer = setInterval(() => {
          if ((server.address() as AddressInfo | null) !== null) return;
          clearInterval(timer);
          resolve();
        }, 20);
      }),
    end: () => server.closeAllConnections(),
  };
}

for (const [what, hangs] of [
  ['entry', /mf_probe\w+\.js/],
  ['script', /\/async\/.*\.js|static\/js/],
  ['style', /\.css/],
] as const) {
  test(`a hung ${what} of a remote: once the server answers again, one press brings it${what === 'entry' ? '' : ' @matrix'}`, async ({
    page,
    platform,
  }) => {
    const name = `mf-probe-hung-${what}` as const;
    const port = await freePort();
    const probe = await platform.addRemote(name, port);
    probe.publish(await buildProbe(name, [...renamed(name), impatient]));
    await probe.stop();
    const hanging = hangingServer(port, probe.store, hangs);
    await hanging.start();
    try {
      await page.goto(`/${name.slice(3)}`, { waitUntil: 'commit' });
      const retry = page.getByRole('main').getByRole('button', { name: 'Reîncearcă' });
      await expect(retry).toBeVisible({ timeout: 6000 });
      await hanging.handOver();
      await probe.start();
      const pressed = Date.now();
      await retry.click();
      await expect(page.getByRole('heading', { name: 'Probe, release one' })).toBeVisible({
        timeout: 40_000,
      });
      expect(Date.now() - pressed).toBeLessThan(LIMIT_MS);
      await expect(page.getByTestId('card')).toHaveCSS('color', 'rgb(1, 2, 3)');
      await page.getByRole('link', { name: 'Later page' }).click();
      await expect(page.getByRole('heading', { name: 'Later page of release one' })).toBeVisible();
    } finally {
      hanging.end();
    }
  });
}

test('files that hung are remembered: the next page begins with the release before @matrix', async ({
  page,
  platform,
}) => {
  const name = 'mf-probe-remembered';
  const probe = await platform.addRemote(name, await freePort());
  probe.publish(await buildProbe(`${name}-one`, renamed(name)));
  probe.publish(await buildProbe(`${name}-two`, [...renamed(name), second]));
  const current = platform.registry.get().remotes.find((remote) => remote.name === name)?.current;
  await page.route(current?.entry.url ?? '', () => new Promise(() => {}));
  const heading = page.getByRole('heading', { name: 'Probe, release one' });
  await page.goto('/probe-remembered', { waitUntil: 'commit' });
  await expect(heading).toBeVisible();
  const opened = Date.now();
  await page.goto('/probe-remembered', { waitUntil: 'commit' });
  await expect(heading).toBeVisible();
  expect(Date.now() - opened).toBeLessThan(2000);
});
