import type { RsbuildPlugin } from '@rsbuild/core';
import { PortError } from './default-ports.ts';
import { isPortFree } from './is-port-free.ts';
import { portVariable } from './ports.ts';

/** A server that restarts after a configuration change holds its own port. */
const own = new Set<number>();

/**
 * Before a development server starts: says what to do if its port is taken.
 * @throws PortError
 * @example
 * import { defineConfig } from '@rsbuild/core';
 * export default defineConfig({ plugins: [pluginFreePort('shell', 4100)], server: { port: 4100 } });
 */
export const pluginFreePort = (name: string, port: number): RsbuildPlugin => ({
  name: 'vitrina:free-port',
  apply: 'serve',
  async setup() {
    if (own.has(port)) return;
    if (!(await isPortFree(port)))
      throw new PortError(
        `Port ${port}, wanted by ${name}, is taken: end what listens there, or set ${portVariable(name)} to another.`,
      );
    own.add(port);
  },
});
