import * as z from 'zod/mini';
import { CAPABILITIES } from './capabilities.ts';
import { MOUNT_PURPOSES, strictContributions } from './contributions.ts';
import { knownKeys } from './known-keys.ts';
import { ownReferences } from './own-references.ts';
import { PAGE_PATTERN as page } from './page-pattern-text.ts';
import { mountHtmlSchema } from './remote-html.ts';
import { PERMISSIONS } from './rules/permissions.ts';
import { isPlainText, PLAIN_TEXT } from './rules/plain-text.ts';

/**
 * Who may open a mount. `signed-in` is any role; `user` and `admin` are exactly that role
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
/** A path to send somebody to; the home page too. */
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

/** One place in the route table that a remote fills. */
const mountShape = {
  /** Unique in the remote; `{remote}/{id}` names the mount everywhere else. */
  id: kebab,
  /** Path prefix: the mount owns this path and everything below it. */
  path: absolutePath,
  /** Document title, without the brand. */
  title: z.string().check(z.minLength(1)),
  access: mountAccess,
  /** Where somebody goes who may not open it. */
  onDenied: z._default(targetPath, '/'),
  /** Which header the shell shows above it. */
  header: z._default(z.enum(['public', 'dashboard']), 'public'),
  /** The exposed module, whose exports are a `RemoteModule`. */
  module: relativeModule,
  /** `{remote}/{id}` of the mount whose layout it nests in. */
  within: z.optional(z.string().check(z.regex(/^mf-[a-z-]+\/[a-z][a-z0-9-]*$/))),
  /** Documents differ in their policy header; a navigation that changes it loads a new document. */
  document: z._default(z.enum(['default', 'payment']), 'default'),
  /**
   * GET calls that its first page makes; started before the shell's bundle is parsed, and before a link
   * to it is followed.
   */
  preloadCalls: z._default(z.array(z.string().check(z.regex(/^\/api\/[^\s]*$/))), []),
  /**
   * Pages below the path, `''` for the path itself, `:name` for any name; other addresses there are
   * answered with 404. Absent: all of them count as pages.
   */
  pages: z.optional(z.array(page)),
  /**
   * What tells whether the thing of a page with a name exists: a GET call of the host that answers 404
   * where it does not. Asked before the page is served, of a host that can.
   */
  exists: z.optional(
    knownKeys({
      call: z.string().check(z.regex(/^\/api\/[\w/:-]*$/)),
      capability: z.enum(CAPABILITIES),
    }),
  ),
  /** Whether the path itself is in the sitemap; only a public page is. */
  inSitemap: z.optional(z.boolean()),
  /** How long a person waits before the error screen, in ms. */
  timeoutMs: z._default(z.int().check(z.minimum(500), z.maximum(20_000)), 4500),
  /** Slots in its pages that other remotes may fill. */
  offers: z.optional(z.array(slotName)),
  /** What others link to it for, without knowing its remote. */
  serves: z.optional(z.enum(MOUNT_PURPOSES)),
  /** Pages, as in `pages`, where somebody may be in the middle of something: no new release is offered there. */
  busy: z.optional(z.array(page)),
  /**
   * Page, as in `pages` -> what staff must hold to use it, one of several. Links and commands to it are
   * offered to nobody else. Only with the access `admin`; a page that is not named is for all staff.
   */
  permissions: z.optional(
    z.record(page, z.union([permission, z.array(permission).check(z.minLength(1))])),
  ),
};
/**
 * As a release brings it, of this version or of a later one: what it offers costs no page, and a
 * purpose or permission of a later one is nobody's here.
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

/** What a remote puts into a slot of another one. */
const slotFillShape = {
  slot: slotName,
  /** Unique in the slot among all remotes; `{slot}/{id}` names the place everywhere else. */
  id: kebab,
  /** The exposed module, whose exports are a `SlotModule`. */
  module: relativeModule,
  /** Its place among the others of the slot: the smallest first. */
  order: z._default(z.int(), 0),
  /** A mount of its own: shown only to whoever may open that too. */
  mount: z.optional(kebab),
};
/** As a release brings it, of this version or of a later one. */
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

/** What one remote puts into slots: each at a place of its own. */
export const slotFillsSchema = z.array(slotFillSchema).check(ownSlotPlaces());

/** The mounts of one remote: each with an id and a path of its own. */
export const mountsSchema = z.array(mountSchema).check(ownPlaces());

/**
 * `html` is for tools: browsers do not read it (`remote-html.ts`). A title of a live release costs no page,
 * so only its author is told.
 */
const manifestMount = z.strictObject({
  ...mountShape,
  html: z.optional(mountHtmlSchema),
  title: z.string().check(z.minLength(1, { abort: true }), z.refine(isPlainText, PLAIN_TEXT)),
});

const manifestShape = {
  $schema: z.optional(z.string()),
  name: remoteNameSchema,
  /** Range of contract versions it was written for. */
  contract: z.string().check(z.regex(/^[\^~]?\d+\.\d+\.\d+$/, 'a version or a range, as ^1.0.0')),
  /** A key that is misspelt is told to the author. */
  mounts: z.array(manifestMount).check(ownPlaces(), z.minLength(1)),
  slots: z.optional(z.array(z.strictObject(slotFillShape)).check(ownSlotPlaces())),
  /** What a reader of the registry must understand to run it: names of `UNDERSTOOD`. */
  needs: z.optional(z.array(z.string())),
  /** Exposed module -> most bytes of the entry and the module's first scripts together, gzipped. */
  budgets: z.optional(z.record(relativeModule, z.int().check(z.positive()))),
  ...strictContributions,
};
/** `remote.json`: what a remote contributes, readable before any of its code is loaded. */
export const remoteManifestSchema = z.strictObject(manifestShape).check(ownReferences());
export type RemoteManifest = z.output<typeof remoteManifestSchema>;
