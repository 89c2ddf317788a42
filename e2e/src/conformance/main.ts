/**
 * `pnpm conformance <host>`: tries every contract call on a host and prints what conforms, differs or is
 * missing, the consequences for each page, and the capabilities for the configuration.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Capability } from '@vitrina/contract/capabilities';
import { platformConfigSchema } from '@vitrina/contract/config';
import { readArguments } from '@vitrina/federation/read-arguments';
import { parse } from 'zod/mini';
import { isConforming } from './finding.ts';
import { writeReport } from './report.ts';
import { type Account, type ConformanceOptions, runConformance } from './run-conformance.ts';

const USAGE =
  'pnpm conformance <host> [--user e-mail:password] [--admin e-mail:password]\n' +
  '    [--upload <address of the upload script>] [--write]\n' +
  '    [--as-browser] [--origin <of the shell>] [--origin <of the embed>] [--config <file>]\n\n' +
  'Without accounts only public calls are tried, without --write none that changes rows.\n' +
  'Use an installation for tests: --write places an order, sends mails and adds rows, removes what\n' +
  'a call can remove, and names the rest. --as-browser also asks what browsers ask: preflights,\n' +
  'origins, caches, time. --config writes hostCapabilities into the configuration of a deployment.';

class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** @returns the exit code: 0 conforms, 1 differs, 2 could not be tried */
export async function main(args: string[]): Promise<number> {
  try {
    const { config, ...options } = readOptions(args);
    const { findings, capabilities, left } = await runConformance(options);
    console.log(writeReport(findings, capabilities, left));
    if (config) writeCapabilities(config, capabilities);
    return isConforming(findings) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(error instanceof UsageError ? `${error.message}\n\n${USAGE}` : error.message);
    return 2;
  }
}

function readOptions(args: string[]): ConformanceOptions & { config?: string } {
  const { values, positionals } = readArguments(
    args,
    {
      user: { type: 'string' },
      admin: { type: 'string' },
      upload: { type: 'string' },
      write: { type: 'boolean', default: false },
      'as-browser': { type: 'boolean', default: false },
      origin: { type: 'string', multiple: true, default: [] },
      config: { type: 'string' },
    },
    'pnpm conformance <host>',
  );
  const [host = ''] = positionals;
  if (!URL.canParse(host)) throw new UsageError(`"${host}" is not the address of a host.`);
  const { user, admin, upload, write, origin, config } = values;
  const strange = origin.find((one) => !URL.canParse(one) || new URL(one).origin !== one);
  if (strange) throw new UsageError(`"${strange}" is not an origin: scheme, host, port.`);
  return {
    host,
    write,
    ...(user && { user: account(user) }),
    ...(admin && { admin: account(admin) }),
    ...(upload && { upload }),
    ...((values['as-browser'] || origin.length > 0) && {
      origins: origin.length > 0 ? origin : EXAMPLE_ORIGINS,
    }),
    ...(config && { config }),
  };
}

/** Defaults for shell and embed: the embed's frame calls from its own origin. */
const EXAMPLE_ORIGINS = ['https://vitrina.exemplu.ro', 'https://embed.vitrina.exemplu.ro'];

function account(text: string): Account {
  const colon = text.indexOf(':');
  if (colon < 1) throw new UsageError(`"${text}" is not e-mail:password.`);
  return { email: text.slice(0, colon), password: text.slice(colon + 1) };
}

/**
 * Writes what a host has shown into the configuration of a deployment, whole or not at all.
 * @throws Error when the file is no configuration
 */
function writeCapabilities(file: string, hostCapabilities: readonly Capability[]): void {
  const config: unknown = JSON.parse(readFileSync(file, 'utf8'));
  parse(platformConfigSchema, config);
  const next = `${JSON.stringify({ ...(config as object), hostCapabilities }, null, 2)}\n`;
  writeFileSync(`${file}.next`, next);
  renameSync(`${file}.next`, file);
}
