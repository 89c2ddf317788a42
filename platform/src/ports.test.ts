import { createServer, type Server } from 'node:net';
import { expect, test } from '@rstest/core';
import { assertPortsFree, configuredPorts, DEFAULT_PORTS, freePorts } from './ports.ts';

test('without settings every part has its default port', () => {
  expect(configuredPorts({})).toEqual(DEFAULT_PORTS);
});

test('a base moves all of them, a name moves one', () => {
  const ports = configuredPorts({ VITRINA_PORT_BASE: '5100', VITRINA_PORT_MF_SHOP: '6000' });
  expect(ports).toMatchObject({ shell: 5100, 'mf-shop': 6000, 'mf-quiz': 5102, api: 5110 });
});

test.each(['0', '65536', '-1', '41.5', 'abc'])(
  '%s is no port, and the error names the variable',
  (value) => {
    expect(() => configuredPorts({ VITRINA_PORT_API: value })).toThrow(/VITRINA_PORT_API is/);
  },
);

test('two parts on one port are refused', () => {
  expect(() => configuredPorts({ VITRINA_PORT_API: '4100' })).toThrow(
    /shell and api would both listen on port 4100/,
  );
});

test('a taken port names itself, who wanted it and the variable that moves it', async () => {
  const ports = await freePorts();
  const server = await occupy(ports.api);
  await expect(assertPortsFree(ports)).rejects.toThrow(
    `${ports.api}, wanted by api (set VITRINA_PORT_API`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(assertPortsFree(ports)).resolves.toBeUndefined();
});

test('free ports are all different, and none that the system may give to somebody else', async () => {
  const ports = Object.values(await freePorts());
  expect(new Set(ports).size).toBe(ports.length);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

const occupy = (port: number): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => resolve(server));
  });
