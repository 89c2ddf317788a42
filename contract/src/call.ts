import type * as z from 'zod/mini';
import type { Capability } from './capabilities.ts';
import type { ErrorCode } from './errors.ts';
import type { NeededPermission } from './rules/permissions.ts';

/** Access to a call. `optional`: anybody; a token, if sent, identifies the caller. */
export type CallAccess = 'public' | 'optional' | 'signed-in' | 'user' | 'admin';

/** Schema of a part of a call. */
export type Schema = z.ZodMiniType;

/** Access to a call; staff calls name the permission. */
export type Access =
  | { readonly access: Exclude<CallAccess, 'admin'>; readonly permission?: undefined }
  | { readonly access: 'admin'; readonly permission: NeededPermission };

/** One call of the HTTP contract. The client, the routes, the OpenAPI document and the conformance check derive from it. */
export type Call = Access & {
  /** Verb-noun name, the same in every layer: `create-order`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` for each key of `params`. */
  readonly path: `/api/${string}`;
  /** Capability the host needs for this call; absent for a call of the specification. */
  readonly capability?: Capability;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /**
   * Undocumented fields of query and body, and lower-case headers, each with its capability: sent only to a
   * host that has it.
   */
  readonly additive?: Readonly<Record<string, Capability>>;
  /** Its own error codes; those of access and validation are common to all calls. */
  readonly errors?: readonly ErrorCode[];
  /**
   * Also allowed from a frame without an origin: the host accepts `Origin: null`, and then answers no
   * token.
   */
  readonly allowsOpaqueOrigin?: true;
  /** Answers an endless event stream, which `response` does not describe. */
  readonly streams?: true;
  /** Validated by the client, and used by the backend for serialising. */
  readonly response: Schema;
};

type Output<S> = S extends Schema ? z.output<S> : never;
type Input<S> = S extends Schema ? z.input<S> : never;
type Part<C extends Call, K extends 'params' | 'query' | 'body', S = C[K]> = S extends Schema
  ? { [P in K]: Input<S> }
  : { [P in K]?: never };

/** Input of `C`: `params`, `query` and `body`, each only if the call has it. */
export type CallInput<C extends Call> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>;
/** Answer of `C` after validation. */
export type CallResponse<C extends Call> = Output<C['response']>;

/**
 * Identity function that keeps the literal types of a call.
 * @example
 * import * as z from 'zod/mini';
 * const getGreeting = defineCall({
 *   name: 'get-greeting',
 *   method: 'GET',
 *   path: '/api/greeting',
 *   access: 'public',
 *   summary: 'Returns a greeting.',
 *   response: z.object({ text: z.string() }),
 * });
 */
export const defineCall = <const C extends Call>(call: C): C => call;
