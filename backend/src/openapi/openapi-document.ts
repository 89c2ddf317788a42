import type { Call, Schema } from '@vitrina/contract/call';
import { uploadFiles } from '@vitrina/contract/calls/upload-files';
import { errorAnswer } from '@vitrina/contract/entities/error-answer';
import { ERRORS, type ErrorCode } from '@vitrina/contract/errors';
import { strictForm } from '@vitrina/contract/strict-form';
import * as z from 'zod/mini';
import { errorsOfCall } from './errors-of-call.ts';

/** An OpenAPI 3.1 document, as far as the page reads it. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: object;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: object[];
  /** When it differs from the document's. */
  servers?: { url: string }[];
  parameters?: object[];
  requestBody?: object;
  responses: Record<string, { description: string; content?: object }>;
}

/** Describes the registered calls; entirely generated. */
export function openApiDocument(
  calls: readonly Call[],
  { title, version, url, filesUrl }: Record<'title' | 'version' | 'url' | 'filesUrl', string>,
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {
    [uploadFiles.path]: { post: uploadOperation(filesUrl) },
  };
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description: DESCRIPTION },
    servers: [{ url }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { ErrorAnswer: jsonSchema(errorAnswer, 'output') },
    },
  };
}

const DESCRIPTION =
  'Amounts are RON numbers with at most two decimals, the field amount alone is bani. Times are ISO 8601. ' +
  'Calls and fields marked as extensions are additive: another host may lack them.';

const ACCESS: Readonly<Record<Call['access'], string>> = {
  public: 'Anybody.',
  optional: 'Anybody; a token says who.',
  'signed-in': 'Whoever is signed in.',
  user: 'Role user.',
  admin: 'Role admin.',
};

const operation = (call: Call): Operation => ({
  operationId: call.name,
  summary: call.summary,
  description: [
    ACCESS[call.access],
    call.permission && `Permission: ${[call.permission].flat().join(' or ')}.`,
    call.capability && `Extension: ${call.capability}.`,
  ]
    .filter(Boolean)
    .join(' '),
  tags: [call.path.split('/')[2] ?? 'api'],
  security: security(call.access),
  ...((call.params || call.query) && {
    parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
  }),
  ...(call.body && { requestBody: { required: true, ...json(call.body, 'input') } }),
  responses: {
    200: call.streams
      ? { description: 'An event stream.', content: { 'text/event-stream': {} } }
      : { description: 'Done.', ...json(call.response, 'output') },
    ...refusals(errorsOfCall(call)),
  },
});

/** The one request that is no `Call`: multipart, on the file host. */
const uploadOperation = (filesUrl: string): Operation => ({
  operationId: uploadFiles.name,
  summary: uploadFiles.summary,
  description:
    'Anybody; one file a request, JPEG, PNG, WebP, AVIF, GIF or PDF. Extension: the field `ticket`, from create-upload-ticket, lifts the rate.',
  tags: ['upload'],
  security: [],
  servers: [{ url: filesUrl }],
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: {
            [uploadFiles.field]: { type: 'string', contentMediaType: 'application/octet-stream' },
            ticket: { type: 'string' },
          },
          required: [uploadFiles.field],
        },
      },
    },
  },
  responses: {
    200: { description: 'Done.', ...json(uploadFiles.response, 'output') },
    ...refusals(UPLOAD_ERRORS),
  },
});

const UPLOAD_ERRORS: readonly ErrorCode[] = [
  'validation_failed',
  'payload_too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal',
  'unavailable',
];

/** One answer per status, with the codes that distinguish its reasons. */
function refusals(codes: readonly ErrorCode[]): Operation['responses'] {
  const byStatus: Record<number, ErrorCode[]> = {};
  for (const code of codes) {
    const { status } = ERRORS[code];
    byStatus[status] = [...(byStatus[status] ?? []), code];
  }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, reasons]) => [
      status,
      {
        description: reasons.map((code) => `\`${code}\`: ${ERRORS[code].text}`).join(' '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorAnswer' } } },
      },
    ]),
  );
}

function security(access: Call['access']): object[] {
  if (access === 'public') return [];
  return access === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

function parameters(place: 'path' | 'query', schema: Schema | undefined): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const json = (schema: Schema, io: 'input' | 'output') => ({
  content: { 'application/json': { schema: jsonSchema(schema, io) } },
});

function jsonSchema(schema: Schema, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  const { $schema, ...rest } = z.toJSONSchema(strictForm(schema), { io, reused: 'inline' });
  return rest;
}
