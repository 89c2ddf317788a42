import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { PART_PORTS } from './default-ports.ts';
import { configuredPorts, devPort, partPorts } from './ports.ts';
import { temporaryFolder } from './release/sample-shell.ts';

/** A workspace with these remotes; a number is the remote's `vitrina.port`. */
function workspace(remotes: Record<string, number | undefined>): string {
  const root = temporaryFolder('ports');
  for (const [name, port] of Object.entries(remotes)) {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, 'remote.json'), '{}');
    const vitrina = port === undefined ? {} : { vitrina: { port } };
    writeFileSync(join(root, name, 'package.json'), JSON.stringify({ name, ...vitrina }));
  }
  return root;
}

test('without settings every part has its default port, and every remote the one it asks for', () => {
  const root = workspace({ 'mf-a': 4102, 'mf-b': 4101 });
  expect(configuredPorts(root, {})).toEqual({
    ...PART_PORTS,
    remotes: { 'mf-a': 4102, 'mf-b': 4101 },
  });
});

test('a base moves all of them, a name moves one, of a new remote too', () => {
  const root = workspace({ 'mf-a': 4101, 'mf-new': undefined });
  const env = { VITRINA_PORT_BASE: '5100', VITRINA_PORT_MF_NEW: '6000' };
  const ports = configuredPorts(root, env);
  expect(ports).toMatchObject({ shell: 5100, api: 5110, remotes: { 'mf-a': 5101 } });
  expect(ports.remotes['mf-new']).toBe(6000);
  expect(devPort(join(root, 'mf-new'), 'mf-new', env)).toBe(6000);
  expect(devPort(join(root, 'mf-a'), 'mf-a', env)).toBe(5101);
});

test('who asks for no port gets one that nobody asks for, the same in every process', () => {
  const root = workspace({ 'mf-a': undefined, 'mf-b': 4101, 'mf-c': undefined });
  const { remotes } = configuredPorts(root, {});
  expect(remotes).toEqual({ 'mf-a': 4102, 'mf-b': 4101, 'mf-c': 4103 });
  for (const [name, port] of Object.entries(remotes))
    expect(devPort(join(root, name), name, {})).toBe(port);
});

test('a remote alone, outside of any workspace, has a port', () => {
  const root = workspace({ blog: undefined });
  expect(devPort(join(root, 'blog'), 'mf-blog', {})).toBe(4101);
  // The remote's name counts, not its folder: a clone in another folder uses the same variable.
  const env = { VITRINA_PORT_MF_BLOG: '4130', VITRINA_PORT_BLOG: '4131' };
  expect(devPort(join(root, 'blog'), 'mf-blog', env)).toBe(4130);
});

test('two remotes that ask for one port are refused by their files', () => {
  const root = workspace({ 'mf-a': 4101, 'mf-b': 4101 });
  expect(() => configuredPorts(root, {})).toThrow(
    `${root}/mf-b/package.json and ${root}/mf-a/package.json both ask for port 4101: change`,
  );
  expect(() => configuredPorts(workspace({ 'mf-a': 4110 }), {})).toThrow(
    "mf-a/package.json and the platform's api both ask for port 4110",
  );
});

test('what is no port in a package is refused with its line', () => {
  const root = workspace({ 'mf-a': 80 });
  expect(() => configuredPorts(root, {})).toThrow(
    /mf-a\/package\.json:1:\d+: vitrina\.port: .*1024/,
  );
});

test.each(['0', '65536', '-1', '41.5', 'abc'])(
  '%s is no port, and the error names the variable',
  (value) => {
    expect(() => partPorts({ VITRINA_PORT_API: value })).toThrow(/VITRINA_PORT_API is/);
  },
);

test('two parts on one port are refused', () => {
  expect(() => partPorts({ VITRINA_PORT_API: '4100' })).toThrow(
    /shell and api would both listen on port 4100: set VITRINA_PORT_API/,
  );
  const root = workspace({ 'mf-a': 4101 });
  expect(() => configuredPorts(root, { VITRINA_PORT_MF_A: '4110' })).toThrow(
    'api and mf-a would both listen on port 4110: set VITRINA_PORT_MF_A',
  );
});
