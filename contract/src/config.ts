import * as z from 'zod/mini';

const origin = z.string().check(z.regex(/^https?:\/\/[^/\s]+$/, 'an origin: scheme, host, port'));

/** Where things are and what the product is called: the second data block of the shell's HTML. */
export const platformConfigSchema = z.strictObject({
  environment: z.enum(['production', 'staging', 'development']),
  apiOrigin: origin,
  filesOrigin: origin,
  /** Path of the upload script on the file host, where it is not the one of `upload-files`. */
  uploadPath: z.optional(z.string().check(z.regex(/^\/[^\s?#]*$/, 'an absolute path'))),
  embedOrigin: z.optional(origin),
  payments: z.strictObject({
    publishableKey: z.string(),
    /** Script of the payments sandbox; absent where the provider's own is loaded. */
    sandboxScript: z.optional(z.string()),
  }),
  brand: z.strictObject({
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    /** Number for wa.me: digits with the country code. */
    whatsapp: z.string(),
    legalName: z.string(),
    legalId: z.string(),
    legalAddress: z.string(),
  }),
});
export type PlatformConfig = z.output<typeof platformConfigSchema>;
