import * as z from 'zod/mini';

/** A page below a mount: `''` for the mount's path itself, `:name` for any name. */
export const PAGE_PATTERN = z
  .string()
  .check(
    z.regex(
      /^(?::?[a-z][\w-]*(?:\/(?!$)|$))*$/,
      'a path below the mount without a slash at its start, as about or order/:id',
    ),
  );
