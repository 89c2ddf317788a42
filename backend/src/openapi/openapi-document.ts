import type { Call, Schema } from '@vitrina/contract/call';
import { errorAnswer } from '@vitrina/contract/entities/error-answer';
import * as z from 'zod/mini';

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
  parameters?: object[];
  requestBody?: object;
  responses: object;
}

/** Describes the registered calls; nothing in it is written by hand. */
export function openApiDocument(
  calls: readonly Call[],
  { title, version, url }: { title: string; version: string; url: string },
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description: DESCRIPTION },
    servers: [{ url }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
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
  description: `${ACCESS[call.access]}${call.origin === 'extension' ? ' Extension.' : ''}`,
  tags: [call.path.split('/')[2] ?? 'api'],
  security: security(call.access),
  ...((call.params || call.query) && {
    parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
  }),
  ...(call.body && { requestBody: { required: true, ...json(call.body, 'input') } }),
  responses: {
    200: { description: 'Done.', ...json(call.response, 'output') },
    default: { description: 'Refused; the texts are Romanian.', ...json(errorAnswer, 'output') },
  },
});

function security(access: Call['access']): object[] {
  if (access === 'public') return [];
  return access === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

interface ObjectSchema {
  properties?: Record<string, object>;
  required?: string[];
}

function parameters(place: 'path' | 'query', schema: Schema | undefined): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as ObjectSchema;
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

function jsonSchema(schema: Schema, io: 'input' | 'output'): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, reused: 'inline' });
  return rest;
}
