import * as z from 'zod/mini';

const origin = z.string().check(z.regex(/^https?:\/\/[^/\s]+$/, 'an origin: scheme, host, port'));

/** Where things are and what the product is called: the second data block of the shell's HTML. */
export const platformConfigSchema = z.strictObject({
  environment: z.enum(['production', 'staging', 'development']),
  /** Where visitors reach the shell: canonical addresses, sitemap, previews of shared links. */
  publicOrigin: z.optional(origin),
  apiOrigin: origin,
  filesOrigin: origin,
  /** Path of the upload script on the file host, where it is not the one of `upload-files`. */
  uploadPath: z.optional(z.string().check(z.regex(/^\/[^\s?#]*$/, 'an absolute path'))),
  embedOrigin: z.optional(origin),
  /** Origins that code of remotes may come from; without them, those that the registry names. */
  remoteOrigins: z.optional(z.array(origin)),
  /** Public key of the registry, SPKI in base64. With it an unsigned registry is refused. */
  registryKey: z.optional(z.string()),
  /** Takes what happens to remotes, as JSON in a POST; absent: nothing is told. */
  telemetryUrl: z.optional(z.string().check(z.regex(/^https?:\/\/\S+$/, 'a web address'))),
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
