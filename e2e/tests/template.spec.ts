import { buildRemote, newRemote } from '../src/build-probe.ts';
import { freePort } from '../src/free-port.ts';
import { expect, test } from '../src/test.ts';

test('what teams start from works in the shell as it is: its page with data of the host, its later page', async ({
  page,
  platform,
}) => {
  const remote = await platform.addRemote('mf-blog', await freePort());
  const dir = newRemote({ folder: '.probe-template', name: 'mf-blog', path: '/blog' });
  remote.publish(await buildRemote(dir));
  await page.goto('/blog');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('mf-blog');
  await expect(main.getByRole('listitem')).toHaveCount(5);
  await main.getByRole('link', { name: 'Despre' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Despre');
});
