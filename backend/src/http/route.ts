import type { Call, CallAccess, CallResponse, Schema } from '@vitrina/contract/call';
import { strictForm } from '@vitrina/contract/strict-form';
import fastJson from 'fast-json-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { findSession, type Session } from '../sessions/sessions.ts';
import { authenticate, type Identify } from './authentication.ts';
import { validate } from './validation.ts';

type Checked<C extends Call, K extends 'params' | 'query' | 'body'> = C[K] extends Schema
  ? z.output<C[K]>
  : undefined;
type SessionOf<A extends CallAccess> = A extends 'public'
  ? null
  : A extends 'optional'
    ? Session | null
    : Session;

/** A handler's input: the parts of the request in the contract, validated. */
interface CallRequest<C extends Call> {
  params: Checked<C, 'params'>;
  query: Checked<C, 'query'>;
  body: Checked<C, 'body'>;
  /** The caller's session; never null when the call requires one. */
  session: SessionOf<C['access']>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Returns the body, or the reply once it has sent it. */
type CallHandler<C extends Call> = (
  input: CallRequest<C>,
) => Promise<CallResponse<C> | FastifyReply>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's call; absent for the few routes outside the contract. */
    call?: Call;
  }
}

/**
 * Registers a call of the contract: method, path, schemas and access. Access is checked before the body is
 * read; only what the response schema names leaves the host.
 */
export function route<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: CallHandler<C>,
  { identify = findSession }: { identify?: Identify } = {},
): void {
  app.route({
    method: call.method,
    url: call.path,
    config: { call },
    schema: { response: { 200: {} } },
    serializerCompiler: () => serialize(call),
    onRequest: (request) => authenticate(app.context.db, request, call, identify),
    handler: (request, reply) =>
      handler({
        params: check(call.params, request.params),
        query: check(call.query, request.query),
        body: check(call.body, request.body),
        session: request.session,
        request,
        reply,
      } as CallRequest<C>),
  });
}

const check = (schema: Schema | undefined, value: unknown): unknown =>
  schema ? validate(schema, value) : undefined;

type Serializer = (answer: unknown) => string;
const serializers = new WeakMap<Call, Serializer>();

/**
 * Writes a call's answer by a compiled JSON Schema, which is faster than zod and also drops unknown keys. It is
 * compiled for the first answer: for all calls together that takes most of the time of a start.
 */
const serialize =
  (call: Call): Serializer =>
  (answer) => {
    const compiled = serializers.get(call) ?? fastJson(responseSchema(strictForm(call.response)));
    serializers.set(call, compiled);
    return compiled(answer);
  };

function responseSchema(schema: Schema): object {
  const { $schema, id, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    reused: 'inline',
  });
  return rest;
}
