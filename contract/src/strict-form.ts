import * as z from 'zod/mini';
import type { Schema } from './call.ts';
import { promisedBy } from './entities/answer-fields.ts';

/**
 * A response schema without its tolerance in reading: for the conformance check, and for the backend's own
 * answers.
 */
export function strictForm(schema: Schema): Schema {
  const promised = promisedBy(schema);
  if (promised) return strictForm(promised);
  if (schema instanceof z.ZodMiniObject) {
    const fields = Object.entries(schema.shape);
    return z.object(
      Object.fromEntries(fields.map(([name, field]) => [name, strictForm(field as Schema)])),
    );
  }
  if (schema instanceof z.ZodMiniArray) return z.array(strictForm(schema.def.element as Schema));
  if (schema instanceof z.ZodMiniOptional)
    return z.optional(strictForm(schema.def.innerType as Schema));
  if (schema instanceof z.ZodMiniNullable)
    return z.nullable(strictForm(schema.def.innerType as Schema));
  if (schema instanceof z.ZodMiniCatch)
    return z.catch(strictForm(schema.def.innerType as Schema), schema.def.catchValue);
  return schema;
}
