/**
 * `pnpm conformance <host> [--user e-mail:password] [--admin e-mail:password] [--write]`: tries every
 * call of the contract on a host and prints what conforms, what differs and what is missing.
 */
import { parseArgs } from 'node:util';
import { isConforming } from './finding.ts';
import { writeReport } from './report.ts';
import { type Account, type ConformanceOptions, runConformance } from './run-conformance.ts';

const USAGE =
  'pnpm conformance <host> [--user e-mail:password] [--admin e-mail:password]\n' +
  '    [--upload <address of the upload script>] [--write]\n\n' +
  'Without accounts only public calls are tried, without --write none that changes rows.\n' +
  'Use an installation for tests: --write places an order, sends mails and adds rows.';

class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** @returns the exit code: 0 conforms, 1 differs, 2 could not be tried */
export async function main(args: string[]): Promise<number> {
  try {
    const findings = await runConformance(readArguments(args));
    console.log(writeReport(findings));
    return isConforming(findings) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(error instanceof UsageError ? `${error.message}\n\n${USAGE}` : error.message);
    return 2;
  }
}

function readArguments(args: string[]): ConformanceOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      user: { type: 'string' },
      admin: { type: 'string' },
      upload: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const [host = ''] = positionals;
  if (!URL.canParse(host)) throw new UsageError(`"${host}" is not the address of a host.`);
  const { user, admin, upload, write } = values;
  return {
    host,
    write,
    ...(user && { user: account(user) }),
    ...(admin && { admin: account(admin) }),
    ...(upload && { upload }),
  };
}

function account(text: string): Account {
  const colon = text.indexOf(':');
  if (colon < 1) throw new UsageError(`"${text}" is not e-mail:password.`);
  return { email: text.slice(0, colon), password: text.slice(colon + 1) };
}
