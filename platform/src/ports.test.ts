import { createServer, type Server } from 'node:net';
import { expect, test } from '@rstest/core';
import { portEntries } from '@vitrina/federation/ports';
import { assertPortsFree, freePorts } from './ports.ts';

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
  const ports = portEntries(await freePorts()).map(([, port]) => port);
  expect(new Set(ports).size).toBe(ports.length);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

const occupy = (port: number): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => resolve(server));
  });

test('of those who ask at once nobody gets what another one has', async () => {
  const bases = (await Promise.all(Array.from({ length: 40 }, freePorts))).map(({ api }) => api);
  expect(new Set(bases).size).toBe(bases.length);
});
