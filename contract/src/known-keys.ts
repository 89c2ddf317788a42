import * as z from 'zod/mini';

/**
 * An object of which a reader knows these keys. Others are ignored and kept: a newer writer put them
 * there, and they are part of what was signed.
 */
export const knownKeys = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.looseObject(shape) as z.ZodMiniObject<Shape, z.core.$strip>;
