import { ALL_CALLS } from '@vitrina/contract/all-calls';
import type { Call } from '@vitrina/contract/call';
import { login } from '@vitrina/contract/calls/login';
import { checkAccess } from './check-access.ts';
import type { Finding, Verdict } from './finding.ts';
import { send } from './host-client.ts';
import type { Probe } from './probe.ts';
import { authProbes } from './probes/auth.ts';
import { businessesProbes, businessRemovalProbes } from './probes/businesses.ts';
import { commissionsProbes } from './probes/commissions.ts';
import { notificationsProbes } from './probes/notifications.ts';
import { ordersProbes } from './probes/orders.ts';
import { productsProbes, removalProbes } from './probes/products.ts';
import { uploadsProbes } from './probes/uploads.ts';
import { usersProbes } from './probes/users.ts';
import { websitesProbes } from './probes/websites.ts';
import { createRun, Missing, NotTried, type State } from './run.ts';
import { tryUpload } from './try-upload.ts';

/** In this order: what one call makes, a later one uses and the last ones remove. */
const PROBES: readonly Probe[] = [
  ...authProbes,
  ...usersProbes,
  ...productsProbes,
  ...ordersProbes,
  ...businessesProbes,
  ...websitesProbes,
  ...commissionsProbes,
  ...notificationsProbes,
  ...uploadsProbes,
  ...removalProbes,
  ...businessRemovalProbes,
];

export interface Account {
  email: string;
  password: string;
}

export interface ConformanceOptions {
  host: string;
  user?: Account;
  admin?: Account;
  /** Whether calls that change rows are tried; what they make is marked and as far as possible removed. */
  write?: boolean;
  /** Address of the file host's script. */
  upload?: string;
}

/**
 * Tries every call of the contract on a host, the existing one too.
 * @returns a finding for each call, in the order they were tried
 * @throws Error when a given account cannot sign in
 */
export async function runConformance(options: ConformanceOptions): Promise<Finding[]> {
  const untried = ALL_CALLS.filter((call) => !PROBES.some((probe) => probe.call === call));
  if (untried.length > 0)
    throw new Error(`No probe for ${untried.map(({ name }) => name).join(', ')}.`);
  const { host, user, admin } = options;
  const tokens = {
    ...(user && { user: await signIn(host, user) }),
    ...(admin && { admin: await signIn(host, admin) }),
  };
  const state: State = { userEmail: user?.email ?? '' };
  const findings: Finding[] = [];
  for (const probe of PROBES) findings.push(await tryProbe(probe, options, tokens, state));
  return [...findings, await tryUpload(options.write ? options.upload : undefined)];
}

async function tryProbe(
  probe: Probe,
  { host, user, write = false }: ConformanceOptions,
  tokens: { user?: string; admin?: string },
  state: State,
): Promise<Finding> {
  const { call } = probe;
  const run = createRun({ host, tokens, state });
  const finding = (verdict: Verdict, details: string[] = run.details): Finding => {
    const { name, capability } = call;
    return { name, capability, verdict, details, line: `${call.method} ${call.path}` };
  };
  if (probe.writes && !write) return finding('not tried', ['needs --write']);
  try {
    await probe.run({
      ...run,
      signInAgain: () => {
        if (!user) throw new NotTried('needs an account: --user e-mail:password');
        return signIn(host, user);
      },
      missing: () => {
        throw new Missing();
      },
    });
    // An unknown call refuses everybody: only what answers somebody is asked whom it refuses.
    await checkAccess(run, call);
  } catch (error) {
    if (error instanceof Missing) return finding('missing', []);
    if (error instanceof NotTried && run.details.length === 0)
      return finding('not tried', [error.message]);
    if (!(error instanceof NotTried)) run.differ(`does not answer: ${describe(error)}`);
  }
  return finding(run.details.length > 0 ? 'differs' : 'conforms');
}

const describe = (error: unknown): string =>
  error instanceof Error
    ? error.cause instanceof Error
      ? error.cause.message
      : error.message
    : String(error);

async function signIn(host: string, { email, password }: Account): Promise<string> {
  const call: Call = login;
  const answer = await send(host, call, { body: { email, password, remember: false } });
  const token = (answer.json as { token?: unknown } | null | undefined)?.token;
  if (answer.ok && typeof token === 'string') return token;
  throw new Error(`${email} cannot sign in at ${host}: the host answers ${answer.status}.`);
}
