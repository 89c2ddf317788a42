import { once } from 'node:events';
import { createServer } from 'node:net';
import { createRsbuild } from '@rsbuild/core';
import { expect, test } from '@rstest/core';
import { pluginFreePort } from './free-port-plugin.ts';

test('a taken port names the remote that wanted it and the variable that moves it', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const serve = async () => {
    const config = { plugins: [pluginFreePort('mf-blog', port)] };
    const rsbuild = await createRsbuild({ config, loadEnv: false });
    await rsbuild.initConfigs({ action: 'dev' });
  };
  await expect(serve()).rejects.toThrow(
    `Port ${port}, wanted by mf-blog, is taken: end what listens there, or set VITRINA_PORT_MF_BLOG to another.`,
  );
  server.close();
  await once(server, 'close');
  await expect(serve()).resolves.toBeUndefined();
});
