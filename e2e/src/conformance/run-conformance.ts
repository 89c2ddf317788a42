import { ALL_CALLS } from '@vitrina/contract/all-calls';
import type { Call } from '@vitrina/contract/call';
import { createGuestWebsiteRequest } from '@vitrina/contract/calls/create-guest-website-request';
import { login } from '@vitrina/contract/calls/login';
import type { Capability } from '@vitrina/contract/capabilities';
import { preflight } from './as-browser.ts';
import { checkAccess } from './check-access.ts';
import type { Finding, Verdict } from './finding.ts';
import { send } from './host-client.ts';
import type { Probe } from './probe.ts';
import { addressesProbes } from './probes/addresses.ts';
import { auditProbes } from './probes/audit.ts';
import { authProbes } from './probes/auth.ts';
import { businessesProbes, businessRemovalProbes } from './probes/businesses.ts';
import { callProbes } from './probes/calls.ts';
import { changesProbes } from './probes/changes.ts';
import { commissionsProbes } from './probes/commissions.ts';
import { correctionsProbes } from './probes/corrections.ts';
import { customersProbes } from './probes/customers.ts';
import { deskProbes } from './probes/desk.ts';
import { embedsProbes } from './probes/embeds.ts';
import { notificationsProbes } from './probes/notifications.ts';
import { ordersProbes } from './probes/orders.ts';
import { productsProbes, removalProbes } from './probes/products.ts';
import { returnsProbes } from './probes/returns.ts';
import { roomsProbes } from './probes/rooms.ts';
import { settingsProbes } from './probes/settings.ts';
import { staffProbes } from './probes/staff.ts';
import { statisticsProbes } from './probes/statistics.ts';
import { stockAlertsProbes } from './probes/stock-alerts.ts';
import { uploadsProbes } from './probes/uploads.ts';
import { usersProbes } from './probes/users.ts';
import { websitesProbes } from './probes/websites.ts';
import { createRun, Missing, NotTried, type State } from './run.ts';
import { MARK } from './samples.ts';
import { shownCapabilities } from './shown-capabilities.ts';
import { allowsOpaqueOrigin } from './try-opaque-origin.ts';
import { tryUpload } from './try-upload.ts';

/** Ordered: later calls use, and the last ones delete, what earlier ones create. */
const PROBES: readonly Probe[] = [
  ...authProbes,
  ...usersProbes,
  ...addressesProbes,
  ...stockAlertsProbes,
  ...staffProbes,
  ...productsProbes,
  ...ordersProbes,
  ...statisticsProbes,
  ...customersProbes,
  ...returnsProbes,
  ...businessesProbes,
  ...websitesProbes,
  ...roomsProbes,
  ...correctionsProbes,
  ...callProbes,
  ...deskProbes,
  ...embedsProbes,
  ...commissionsProbes,
  ...notificationsProbes,
  ...auditProbes,
  ...changesProbes,
  ...settingsProbes,
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
  /** Also tries calls that change rows; created rows are marked and, where possible, deleted. */
  write?: boolean;
  /** Address of the file host's upload script. */
  upload?: string;
  /** Origins of the pages that call the host, the shell's first; without it no CORS checks. */
  origins?: readonly string[];
}

export interface Conformance {
  /** One per call, in order. */
  findings: Finding[];
  /** Capabilities the host has shown, for `hostCapabilities` in a configuration. */
  capabilities: Capability[];
  /** Rows the run wrote and no call can delete. */
  left: string[];
}

/**
 * Tries every contract call on a host, including an existing one.
 * @throws Error when a given account cannot sign in
 */
export async function runConformance(options: ConformanceOptions): Promise<Conformance> {
  const untried = ALL_CALLS.filter((call) => !PROBES.some((probe) => probe.call === call));
  if (untried.length > 0)
    throw new Error(`No probe for ${untried.map(({ name }) => name).join(', ')}.`);
  const { host, user, admin } = options;
  const state: State = { userEmail: user?.email ?? '', evidence: new Set() };
  const tokens = {
    ...(user && { user: await signIn(host, user, state) }),
    ...(admin && { admin: await signIn(host, admin, state) }),
  };
  const findings: Finding[] = [];
  for (const probe of PROBES) findings.push(await tryProbe(probe, options, tokens, state));
  findings.push(await tryUpload(options.write ? options.upload : undefined));
  await askForHeaders(options, state);
  if (options.write && (await allowsOpaqueOrigin(host, state.evidence)))
    state.evidence.add('opaque-origin');
  const capabilities = shownCapabilities(findings, state.evidence);
  return { findings, capabilities, left: options.write ? leftBehind(state) : [] };
}

/** Pages call from the shell's origin; the embed's frame sends a guest's request from its own. */
const callersOf = (call: Call, origins: readonly string[]): readonly string[] =>
  call === createGuestWebsiteRequest ? origins : origins.slice(0, 1);

/** A header that the preflight does not allow cannot be sent, even if the host supports it. */
async function askForHeaders({ host, origins = [] }: ConformanceOptions, { evidence }: State) {
  const headers = ['content-type', 'idempotency-key'];
  for (const origin of origins) {
    if (await preflight(host, createGuestWebsiteRequest, origin, headers))
      evidence.delete('idempotency-key');
  }
}

const leftBehind = ({ orderId, requestId }: State): string[] => [
  `accounts contract-…@exemplu.ro, rows named "${MARK}"`,
  ...(orderId ? [`order ${orderId}`] : []),
  ...(requestId ? [`website request ${requestId}`] : []),
];

async function tryProbe(
  probe: Probe,
  { host, user, write = false, origins = [] }: ConformanceOptions,
  tokens: { user?: string; admin?: string },
  state: State,
): Promise<Finding> {
  const { call } = probe;
  const run = createRun({ host, call, tokens, state, origin: origins[0] });
  const found = () => [...run.differs, ...run.warnings, ...run.tolerates];
  const finding = (verdict: Verdict, details: string[] = found()): Finding => {
    const { name, capability } = call;
    return { name, capability, verdict, details, line: `${call.method} ${call.path}` };
  };
  if (probe.writes && !write) return finding('not tried', ['needs --write']);
  try {
    await probe.run({
      ...run,
      signInAgain: () => {
        if (!user) throw new NotTried('needs an account: --user e-mail:password');
        return signIn(host, user, state);
      },
      missing: () => {
        throw new Missing();
      },
    });
    // An unknown call refuses everyone, so access is checked only after a success.
    await checkAccess(run, call);
    for (const origin of callersOf(call, origins)) {
      const refusal = await preflight(host, call, origin);
      if (refusal) run.differ(`a browser does not send it: ${refusal}`);
    }
  } catch (error) {
    if (error instanceof Missing) return finding('missing', []);
    // A tolerated difference may come from a call that prepares this one.
    if (error instanceof NotTried && run.differs.size + run.warnings.size === 0)
      return finding('not tried', [error.message]);
    if (!(error instanceof NotTried)) run.differ(`does not answer: ${describe(error)}`);
  }
  if (run.differs.size > 0) return finding('differs');
  if (run.warnings.size > 0) return finding('lax');
  return finding(run.tolerates.size > 0 ? 'tolerated' : 'conforms');
}

const describe = (error: unknown): string =>
  error instanceof Error
    ? error.cause instanceof Error
      ? error.cause.message
      : error.message
    : String(error);

async function signIn(host: string, { email, password }: Account, state: State): Promise<string> {
  const call: Call = login;
  const answer = await send(host, call, { body: { email, password, remember: false } });
  const { token, deviceToken } = (answer.json ?? {}) as { token?: unknown; deviceToken?: unknown };
  if (deviceToken) state.evidence.add('known-browser');
  if (answer.ok && typeof token === 'string') return token;
  throw new Error(`${email} cannot sign in at ${host}: the host answers ${answer.status}.`);
}
