import * as z from 'zod/mini';

/**
 * An object with known keys. Unknown ones are ignored but kept: a newer writer added them, and they are
 * signed too.
 */
export const knownKeys = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.looseObject(shape) as z.ZodMiniObject<Shape, z.core.$strip>;
