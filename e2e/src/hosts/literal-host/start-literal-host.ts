import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApi } from './api-server.ts';
import type { CallName, ListCall } from './calls.ts';
import { createFaults, type Fault } from './faults.ts';
import { createFiles, UPLOAD_PATH } from './files-server.ts';
import type { HeardRequest } from './heard-request.ts';
import { createLedger, type Ledger, type ListOf } from './ledger.ts';
import { createPayments, type StripeAccess } from './payments.ts';
import type { Profile } from './profile.ts';
import { PROFILES, type ProfileName } from './profiles/all-profiles.ts';
import { seedState } from './seed/seed-state.ts';
import type { State } from './state.ts';

export interface LiteralHostOptions {
  /** A name, or a profile such as `oddities(7)` or `{ ...PROFILES.slow, delay: … }`. */
  profile: ProfileName | Profile;
  /** The file host uses the next port. Absent or 0: two free ports. */
  port?: number;
  /** Changes the seed data before the first request. */
  seed?: (state: State) => void;
  /** Where payment intents are created. Absent: no provider knows their secrets. */
  stripe?: StripeAccess;
  /** Origins that may read answers. Absent: all. */
  origins?: readonly string[];
  /** Return address of a Google sign-in. Absent: the page that asked. */
  front?: string;
  /** Called for each request before the answer. */
  onRequest?: (request: HeardRequest) => void;
}

export interface LiteralHost extends Ledger {
  profile: Profile;
  /** The API's, for example `http://localhost:9000`. */
  origin: string;
  filesOrigin: string;
  uploadUrl: string;
  /** The original data, before the profile's oddities. */
  state: State;
  /** Requests to both servers, oldest first. */
  requests: HeardRequest[];
  /** Makes the next request of a call fail. */
  next(call: CallName, fault: Fault): void;
  stop(): Promise<void>;
}

export type { CallName, Fault, HeardRequest, ListCall, ListOf, Profile, State };

/** Starts a host written from the specification's text alone, and its file host. */
export async function startLiteralHost(options: LiteralHostOptions): Promise<LiteralHost> {
  const { profile: chosen, port, seed, stripe, origins, front, onRequest } = options;
  const profile = typeof chosen === 'string' ? PROFILES[chosen] : chosen;
  const requests: HeardRequest[] = [];
  const hear = (request: HeardRequest) => {
    requests.push(request);
    onRequest?.(request);
  };

  // The seed needs the file host's address.
  const listeners: { files?: RequestListener } = {};
  const filesServer = createServer((request, response) => listeners.files?.(request, response));
  const filesOrigin = await listen(filesServer, port ? port + 1 : 0);
  const state = seedState(filesOrigin);
  seed?.(state);
  listeners.files = createFiles({ profile, state, hear });

  const faults = createFaults();
  const pay = createPayments(state, stripe);
  const apiServer = createServer(createApi({ profile, state, origins, front, faults, pay, hear }));
  // Browsers retry a request on a reused connection when it breaks; with one request per connection a lost
  // answer stays lost.
  apiServer.maxRequestsPerSocket = 1;
  const origin = await listen(apiServer, port ?? 0);
  return {
    profile,
    origin,
    filesOrigin,
    uploadUrl: filesOrigin + UPLOAD_PATH,
    state,
    requests,
    next: faults.add,
    ...createLedger(profile, state, requests),
    stop: async () => void (await Promise.all([close(apiServer), close(filesServer)])),
  };
}

async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return `http://localhost:${taken}`;
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
