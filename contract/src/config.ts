import * as z from 'zod/mini';
import { publicKeySchema, type Roots, thresholdSchema } from './delegation.ts';
import { primaryProblem } from './rules/brand-colors.ts';
import { isLoopback } from './rules/safe-address.ts';

const origin = z.string().check(z.regex(/^https?:\/\/[^/\s]+$/, 'an origin: scheme, host, port'));

/** On the computer of whoever looks at a page; a browser lets an https page reach it there only. */
const loopbackOrigin = origin.check(
  z.refine((value) => isLoopback(value) && /:\d+$/.test(value), {
    message: 'an origin of this machine with its port: http://localhost:4190',
    abort: true,
  }),
);

const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'a colour: #rrggbb in lower case'));
const readableColor = color.check(
  z.check((payload) => {
    // The check runs on what is no colour too.
    if (payload.issues.length > 0) return;
    const message = primaryProblem(payload.value);
    if (message) payload.issues.push({ code: 'custom', input: payload.value, message });
  }),
);

const rootsSchema: z.ZodMiniType<Roots> = z
  .strictObject({ keys: z.array(publicKeySchema), threshold: thresholdSchema })
  .check(
    z.refine(({ keys }) => new Set(keys).size === keys.length, { message: 'a key stands twice' }),
    z.refine(({ keys, threshold }) => threshold <= keys.length, {
      message: 'the threshold is higher than there are keys',
    }),
  );

const configShape = z.strictObject({
  environment: z.enum(['production', 'staging', 'development']),
  /** Where visitors reach the shell: canonical addresses, sitemap, previews of shared links. */
  publicOrigin: z.optional(origin),
  apiOrigin: origin,
  filesOrigin: origin,
  /** Path of the upload script on the file host, where it is not the one of `upload-files`. */
  uploadPath: z.optional(z.string().check(z.regex(/^\/[^\s?#]*$/, 'an absolute path'))),
  /** What the host knows beyond the specification (`capabilities.ts`); absent: nothing. */
  hostCapabilities: z.optional(z.array(z.string())),
  embedOrigin: z.optional(origin),
  /** Origins that code of remotes may come from; without them, those that the registry names. */
  remoteOrigins: z.optional(z.array(origin)),
  /** Public key of the registry, SPKI in base64. With it an unsigned registry is refused. */
  registryKey: z.optional(z.string()),
  /** Public keys that delegate remotes to teams (docs/keys.md); absent: one key signs all. */
  roots: z.optional(rootsSchema),
  /** Where developers serve a remote from their own computers (docs/previews.md); absent: nowhere. */
  developmentOrigin: z.optional(loopbackOrigin),
  /** Whether a link may show a release that is not live (docs/previews.md). */
  previews: z.optional(z.literal(true)),
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
    /** Without them the design's own. */
    colors: z.optional(z.strictObject({ primary: readableColor, accent: z.optional(color) })),
    /** Square picture in place of the mark, an SVG or PNG file; its path from the configuration's. */
    logo: z.optional(z.string().check(z.regex(/\.(svg|png)$/, 'an .svg or .png file'))),
  }),
});

/** What lets one tab run code that is not live. */
const NOT_IN_PRODUCTION = ['developmentOrigin', 'previews'] as const;

/** Where things are and what the product is called: the second data block of the shell's HTML. */
export const platformConfigSchema = configShape.check(
  z.superRefine((config, context) => {
    const refuse = (key: string, message: string) =>
      context.addIssue({ code: 'custom', path: [key], message });
    if (config.environment === 'production')
      for (const key of NOT_IN_PRODUCTION)
        if (config[key] !== undefined) refuse(key, 'production knows no code that is not live');
    if (config.roots && !config.registryKey)
      refuse('roots', 'a delegation stands in a signed registry: registryKey is missing');
    if (config.previews && !config.registryKey)
      refuse('previews', 'a preview is signed: registryKey is missing');
  }),
);
export type PlatformConfig = z.output<typeof platformConfigSchema>;

/** What is said of the brand; its colours and logo are shown. */
export type BrandTexts = Omit<PlatformConfig['brand'], 'colors' | 'logo'>;
