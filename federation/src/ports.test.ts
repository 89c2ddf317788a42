import { expect, test } from '@rstest/core';
import { configuredPorts, DEFAULT_PORTS, devPort } from './ports.ts';

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

test('a remote outside the workspace has a port, which the environment moves', () => {
  expect(devPort('mf-shop', {})).toBe(4101);
  expect(devPort('mf-new', {})).toBe(4120);
  expect(devPort('mf-new', { VITRINA_PORT_BASE: '5000' })).toBe(5020);
  expect(devPort('mf-new', { VITRINA_PORT_MF_NEW: '4999' })).toBe(4999);
});
