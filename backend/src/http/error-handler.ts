import type { ErrorAnswer } from '@vitrina/contract/entities/error-answer';
import { ERRORS, type ErrorCode } from '@vitrina/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnreachable } from '../database/sql-errors.ts';
import { HttpError } from './http-error.ts';

/** Answers an error of the API. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  void sendJson(reply, describeError(error, request, reply));
}

/** The same for the file host, whose clients check `status` (docs/product.md#answer-formats). */
export function handleFileHostError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void sendJson(reply, { status: 'error', ...describeError(error, request, reply) });
}

/** Bypasses the route's serializer, which only knows successful answers. */
const sendJson = (reply: FastifyReply, answer: object) =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));

/**
 * The one place that turns an error into an answer: status, headers, and a log entry for what the caller
 * must not see.
 */
function describeError(error: unknown, request: FastifyRequest, reply: FastifyReply): ErrorAnswer {
  const told = toHttpError(error);
  if (told.status >= 500) request.log.error({ err: error }, 'request failed');
  else request.log.info({ code: told.code, field: told.field }, 'request refused');
  const retryAfter = RETRY_AFTER_SECONDS[told.status];
  if (retryAfter) void reply.header('retry-after', retryAfter);
  if (told.status === 401 && !reply.hasHeader('www-authenticate'))
    void reply.header('www-authenticate', 'Bearer');
  void reply.status(told.status);
  return {
    error: told.message,
    message: told.message,
    code: told.code,
    requestId: request.id,
    ...(told.field && { field: told.field }),
  };
}

const RETRY_AFTER_SECONDS: Readonly<Record<number, string>> = { 429: '60', 503: '5' };

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isUnreachable(error)) return new HttpError('unavailable', { cause: error });
  const { statusCode } = error as Partial<FastifyError>;
  const code = statusCode ? CODE_OF_STATUS[statusCode] : undefined;
  if (code) return new HttpError(code, { cause: error });
  const refused = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return new HttpError(refused ? 'malformed_request' : 'internal', { cause: error });
}

/** Fastify's own refusals, by status. */
const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  [ERRORS.not_found.status]: 'not_found',
  // A non-multipart body where one is expected.
  406: 'unsupported_media_type',
  [ERRORS.payload_too_large.status]: 'payload_too_large',
  [ERRORS.unsupported_media_type.status]: 'unsupported_media_type',
  [ERRORS.rate_limited.status]: 'rate_limited',
  [ERRORS.unavailable.status]: 'unavailable',
};
