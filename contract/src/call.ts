import type * as z from 'zod/mini';
import type { Capability } from './capabilities.ts';
import type { ErrorCode } from './errors.ts';
import type { NeededPermission } from './rules/permissions.ts';

/** Who may make a call. `optional`: anybody; a token, when there is one, says who. */
export type CallAccess = 'public' | 'optional' | 'signed-in' | 'user' | 'admin';

export type Schema = z.ZodMiniType;

/** Who may make a call: one of staff says which of them. */
export type Access =
  | { readonly access: Exclude<CallAccess, 'admin'>; readonly permission?: undefined }
  | { readonly access: 'admin'; readonly permission: NeededPermission };

/** One call of the HTTP contract. The client, the routes, the OpenAPI document and the conformance check derive from it. */
export type Call = Access & {
  /** Verb-noun stem, the same in every layer: `create-order`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` for each key of `params`. */
  readonly path: `/api/${string}`;
  /** What a host must be able to do for this call; absent for a call of the specification. */
  readonly capability?: Capability;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /**
   * Fields of query and body, and headers in small letters, that the specification does not document:
   * sent to a host that can.
   */
  readonly additive?: Readonly<Record<string, Capability>>;
  /** What it refuses for reasons of its own; access and input are refused alike everywhere. */
  readonly errors?: readonly ErrorCode[];
  /**
   * A frame without an origin may make it too: the host allows `Origin: null`, and its answer there
   * holds no token.
   */
  readonly allowsOpaqueOrigin?: true;
  /** Answers an event stream that does not end; `response` describes none of it. */
  readonly streams?: true;
  /** Checked by the client on every answer and used by the backend to serialise. */
  readonly response: Schema;
};

type Output<S> = S extends Schema ? z.output<S> : never;
type Input<S> = S extends Schema ? z.input<S> : never;
type Part<C extends Call, K extends 'params' | 'query' | 'body', S = C[K]> = S extends Schema
  ? { [P in K]: Input<S> }
  : { [P in K]?: never };

/** What a caller of `C` supplies: `params`, `query` and `body`, each only where the call has it. */
export type CallInput<C extends Call> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>;
/** What `C` answers, after its schema checked it. */
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
 *   summary: 'A word for whoever asks.',
 *   response: z.object({ text: z.string() }),
 * });
 */
export const defineCall = <const C extends Call>(call: C): C => call;
