import * as z from 'zod/mini';
import { CAPABILITIES } from './capabilities.ts';
import { MOUNT_PURPOSES, strictContributions } from './contributions.ts';
import { knownKeys } from './known-keys.ts';
import { ownReferences } from './own-references.ts';
import { PAGE_PATTERN as page } from './page-pattern-text.ts';
import { goneCallSchema, mountHtmlSchema } from './remote-html.ts';
import { PERMISSIONS } from './rules/permissions.ts';
import { isPlainText, PLAIN_TEXT } from './rules/plain-text.ts';

/**
 * Access to a mount. `signed-in` is any role; `user` and `admin` are exactly that role
 * (docs/product.md#access).
 */
const mountAccess = z.enum(['public', 'signed-in', 'user', 'admin']);
export type MountAccess = z.infer<typeof mountAccess>;

const absolutePath = z
  .string()
  .check(
    z.regex(
      /^(?:\/[a-z0-9-]+)+$/,
      'an absolute path: small letters, digits and hyphens after each slash, as /blog',
    ),
  );
/** Path of a redirect; may be the home page. */
const targetPath = z
  .string()
  .check(
    z.regex(
      /^(?:\/|(?:\/[a-z0-9-]+)+)$/,
      'an absolute path: small letters, digits and hyphens after each slash, as /login',
    ),
  );
const relativeModule = z.string().check(z.regex(/^\.\/[a-z0-9-]+$/, 'an exposed name: ./name'));
const kebab = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'kebab-case'));

/** Name of a slot (`slots.ts`). */
const slotName = kebab;

/** Name of a remote. */
export const remoteNameSchema = z
  .string()
  .check(z.regex(/^mf-[a-z][a-z-]*$/, 'mf- and small letters, as mf-blog'));

const permission = z.enum(PERMISSIONS);

/** A place in the route table that a remote fills. */
const mountShape = {
  /** Unique in the remote; its global name is `{remote}/{id}`. */
  id: kebab,
  /** Path prefix: the mount owns this path and everything below it. */
  path: absolutePath,
  /** Document title, without the brand. */
  title: z.string().check(z.minLength(1)),
  access: mountAccess,
  /** Redirect for visitors without access. */
  onDenied: z._default(targetPath, '/'),
  /** Header that the shell shows. */
  header: z._default(z.enum(['public', 'dashboard']), 'public'),
  /** Exposed module; its exports are a `RemoteModule`. */
  module: relativeModule,
  /** `{remote}/{id}` of the mount whose layout it nests in. */
  within: z.optional(z.string().check(z.regex(/^mf-[a-z-]+\/[a-z][a-z0-9-]*$/))),
  /**
   * Kind of document, which determines the policy header; navigating to another kind loads a new document.
   */
  document: z._default(z.enum(['default', 'payment']), 'default'),
  /**
   * GET calls of its first page, requested before the shell's bundle is parsed, and on intent to follow a
   * link.
   */
  preloadCalls: z._default(z.array(z.string().check(z.regex(/^\/api\/[^\s]*$/))), []),
  /**
   * Pages below the path: `''` is the path itself, `:name` any name. Other addresses there are answered with
   * 404. Absent: every address is a page.
   */
  pages: z.optional(z.array(page)),
  /**
   * GET call that answers 404 when the thing of a page with a name does not exist; asked before the page is
   * served, if the host knows the call.
   */
  exists: z.optional(
    knownKeys({
      call: z.string().check(z.regex(/^\/api\/[\w/:-]*$/)),
      capability: z.enum(CAPABILITIES),
    }),
  ),
  /** Whether the path itself is in the sitemap; requires public access. */
  inSitemap: z.optional(z.boolean()),
  /** Longest load before the error screen, in ms. */
  timeoutMs: z._default(z.int().check(z.minimum(500), z.maximum(20_000)), 4500),
  /** Slots in its pages that other remotes may fill. */
  offers: z.optional(z.array(slotName)),
  /** Purpose by which others link to it without knowing its remote. */
  serves: z.optional(z.enum(MOUNT_PURPOSES)),
  /**
   * Pages, as in `pages`, where somebody may be in the middle of something: no new release is offered there.
   */
  busy: z.optional(z.array(page)),
  /**
   * Page, as in `pages` -> permissions of staff, one of which is required. Also hides links and commands to
   * it from others. Only with access `admin`; unlisted pages are for all staff.
   */
  permissions: z.optional(
    z.record(page, z.union([permission, z.array(permission).check(z.minLength(1))])),
  ),
};
/**
 * A mount in a release of this or a later version: unusable `offers` break no page, and an unknown purpose or
 * permission admits nobody.
 */
export const mountSchema = knownKeys({
  ...mountShape,
  offers: z.optional(z.array(z.string())),
  serves: z.optional(z.string()),
  busy: z.optional(z.array(z.string())),
  permissions: z.optional(z.record(z.string(), z.union([z.string(), z.array(z.string())]))),
});
export type Mount = z.output<typeof mountSchema>;

const ownPlaces = () =>
  z.superRefine((mounts: Mount[], context) => {
    mounts.forEach(({ id, path }, index) => {
      const earlier = mounts.slice(0, index);
      const refuse = (key: string, message: string) =>
        context.addIssue({ code: 'custom', path: [index, key], message });
      if (earlier.some((mount) => mount.id === id)) refuse('id', `two mounts are called "${id}"`);
      if (earlier.some((mount) => mount.path === path)) refuse('path', `two mounts own "${path}"`);
    });
    mounts.forEach(({ document, offers }, index) => {
      if (document === 'payment' && offers?.length)
        context.addIssue({
          code: 'custom',
          path: [index, 'offers'],
          message: 'a document that reaches the payment provider runs code of no other remote',
        });
    });
  });

/** A fill of another remote's slot. */
const slotFillShape = {
  slot: slotName,
  /** Unique in the slot among all remotes; its global name is `{slot}/{id}`. */
  id: kebab,
  /** Exposed module; its exports are a `SlotModule`. */
  module: relativeModule,
  /** Position among the slot's fills, ascending. */
  order: z._default(z.int(), 0),
  /** Own mount whose access is required, too. */
  mount: z.optional(kebab),
};
/** A fill in a release of this or a later version. */
export const slotFillSchema = knownKeys(slotFillShape);
export type SlotFill = z.output<typeof slotFillSchema>;

const ownSlotPlaces = () =>
  z.superRefine((fills: SlotFill[], context) => {
    fills.forEach(({ slot, id }, index) => {
      if (fills.slice(0, index).some((fill) => fill.slot === slot && fill.id === id))
        context.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: `two fills of "${slot}" are called "${id}"`,
        });
    });
  });

/** A remote's fills, each at a different place. */
export const slotFillsSchema = z.array(slotFillSchema).check(ownSlotPlaces());

/** A remote's mounts, with unique ids and paths. */
export const mountsSchema = z.array(mountSchema).check(ownPlaces());

/**
 * `html` and `gone` are for tools; browsers do not read them (`remote-html.ts`). Unclear titles are errors only here,
 * because in a live release they must not break a page.
 */
const manifestMount = z.strictObject({
  ...mountShape,
  html: z.optional(mountHtmlSchema),
  gone: z.optional(goneCallSchema),
  title: z.string().check(z.minLength(1, { abort: true }), z.refine(isPlainText, PLAIN_TEXT)),
});

const manifestShape = {
  $schema: z.optional(z.string()),
  name: remoteNameSchema,
  /** Range of contract versions it was written for. */
  contract: z.string().check(z.regex(/^[\^~]?\d+\.\d+\.\d+$/, 'a version or a range, as ^1.0.0')),
  /** Strict, so that authors learn of misspelt keys. */
  mounts: z.array(manifestMount).check(ownPlaces(), z.minLength(1)),
  slots: z.optional(z.array(z.strictObject(slotFillShape)).check(ownSlotPlaces())),
  /** Features that readers of the registry must understand: names in `UNDERSTOOD`. */
  needs: z.optional(z.array(z.string())),
  /** Exposed module -> maximum bytes of the entry and the module's first scripts, gzipped. */
  budgets: z.optional(z.record(relativeModule, z.int().check(z.positive()))),
  ...strictContributions,
};
/** `remote.json`: a remote's contributions, readable without loading its code. */
export const remoteManifestSchema = z.strictObject(manifestShape).check(ownReferences());
export type RemoteManifest = z.output<typeof remoteManifestSchema>;
