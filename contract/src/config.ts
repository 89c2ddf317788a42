import * as z from 'zod/mini';
import { publicKeySchema, type Roots, thresholdSchema } from './delegation.ts';
import { primaryProblem } from './rules/brand-colors.ts';
import { isLoopback } from './rules/safe-address.ts';

const origin = z.string().check(z.regex(/^https?:\/\/[^/\s]+$/, 'an origin: scheme, host, port'));

/** Loopback only: browsers block any other http origin on an https page. */
const loopbackOrigin = origin.check(
  z.refine((value) => isLoopback(value) && /:\d+$/.test(value), {
    message: 'an origin of this machine with its port: http://localhost:4190',
    abort: true,
  }),
);

const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'a colour: #rrggbb in lower case'));
const readableColor = color.check(
  z.check((payload) => {
    // The check also runs on invalid colours.
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
  /** Public origin of the shell, for canonical addresses, sitemap and link previews. */
  publicOrigin: z.optional(origin),
  apiOrigin: origin,
  filesOrigin: origin,
  /** Path of the upload script on the file host, when it differs from `upload-files`. */
  uploadPath: z.optional(z.string().check(z.regex(/^\/[^\s?#]*$/, 'an absolute path'))),
  /** Capabilities of the host (`capabilities.ts`); absent: none. */
  hostCapabilities: z.optional(z.array(z.string())),
  embedOrigin: z.optional(origin),
  /** Allowed origins of remote code; by default those in the registry. */
  remoteOrigins: z.optional(z.array(origin)),
  /** Public key of the registry, SPKI in base64. With it an unsigned registry is refused. */
  registryKey: z.optional(z.string()),
  /** Root keys that delegate remotes to teams (docs/keys.md); absent: one key signs everything. */
  roots: z.optional(rootsSchema),
  /**
   * Origin at which developers serve a remote from their computers (docs/previews.md); absent: not allowed.
   */
  developmentOrigin: z.optional(loopbackOrigin),
  /** Whether links may show non-live releases (docs/previews.md). */
  previews: z.optional(z.literal(true)),
  /** Receives telemetry as JSON by POST; absent: none is sent. */
  telemetryUrl: z.optional(z.string().check(z.regex(/^https?:\/\/\S+$/, 'a web address'))),
  payments: z.strictObject({
    publishableKey: z.string(),
    /** Script of the payments sandbox; absent: the provider's own is loaded. */
    sandboxScript: z.optional(z.string()),
  }),
  brand: z.strictObject({
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    /** Number for wa.me: digits with country code. */
    whatsapp: z.string(),
    legalName: z.string(),
    legalId: z.string(),
    legalAddress: z.string(),
    /** Default: the design's own. */
    colors: z.optional(z.strictObject({ primary: readableColor, accent: z.optional(color) })),
    /** Square logo, an SVG or PNG file; path relative to the configuration. */
    logo: z.optional(z.string().check(z.regex(/\.(svg|png)$/, 'an .svg or .png file'))),
  }),
});

/** Settings that let one tab run non-live code. */
const NOT_IN_PRODUCTION = ['developmentOrigin', 'previews'] as const;

/** Addresses and brand: the second data block of the shell's HTML. */
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

/** Texts of the brand; its colours and logo are files. */
export type BrandTexts = Omit<PlatformConfig['brand'], 'colors' | 'logo'>;
