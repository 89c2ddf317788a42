import * as z from 'zod/mini';
import { CAPABILITIES } from './capabilities.ts';
import { knownKeys } from './known-keys.ts';
import { isPlainText, PLAIN_TEXT } from './rules/plain-text.ts';

/*
 * What a remote adds in addition to its pages. Each entry names a mount of its own remote, never an
 * address, so it needs no rights of its own.
 */

/**
 * Places of the frame for remotes' links. `dashboard` is the dashboard's sidebar, `dashboard-menu` the user
 * menu on its pages, `console` the console's navigation.
 */
export const NAVIGATION_PLACES = [
  'header',
  'user-menu',
  'dashboard-menu',
  'dashboard',
  'console',
] as const;
export type NavigationPlace = (typeof NAVIGATION_PLACES)[number];

/** Icons a link may have; a place may ignore them. */
export const NAVIGATION_ICONS = [
  'overview',
  'list',
  'add',
  'globe',
  'receipt',
  'person',
  'box',
  'chart',
  'help',
  'message',
  'order',
  'history',
  'team',
  'settings',
] as const;
export type NavigationIcon = (typeof NAVIGATION_ICONS)[number];

/**
 * Targets that others link to without knowing the remote; one mount serves each. `request` is for visitors,
 * `user-request` for partners, whose home is `user-home`. A product is at `{product}/{id}`.
 */
export const MOUNT_PURPOSES = [
  'shop',
  'product',
  'cart',
  'request',
  'user-home',
  'user-request',
  'notifications',
] as const;
export type MountPurpose = (typeof MOUNT_PURPOSES)[number];

const plainText = (most: number) =>
  z
    .string()
    .check(z.minLength(1, { abort: true }), z.maxLength(most), z.refine(isPlainText, PLAIN_TEXT));
const label = plainText(60);
const target = {
  /** Id of a mount of the same remote. */
  mount: z.string(),
  /** Below the mount's path; absent: the path itself. */
  page: z.optional(z.string().check(z.regex(/^[\w-]+(?:\/[\w-]+)*$/, 'a page: name or name/name'))),
  /** Offered only with this capability of the host; absent: always. */
  capability: z.optional(z.enum(CAPABILITIES)),
};

const navigationShape = {
  place: z.enum(NAVIGATION_PLACES),
  label,
  /** Ascending over all remotes. */
  order: z.int(),
  icon: z.optional(z.enum(NAVIGATION_ICONS)),
  /** Narrower than the mount's access; absent: everybody who may open the mount. */
  role: z.optional(z.enum(['anonymous', 'user', 'admin'])),
  ...target,
  fragment: z.optional(z.string().check(z.regex(/^[\w-]+$/, 'a fragment without #'))),
};
const commandShape = {
  /** Unique among the commands of all remotes. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'kebab-case')),
  label,
  /** Additional search words. */
  keywords: z.optional(z.array(label)),
  ...target,
  /** `g`, then this key: a single letter would act on the page. */
  shortcut: z.optional(
    z.string().check(z.regex(/^g [a-z0-9]$/, 'two keys that begin with g: g o')),
  ),
};
const ownerShape = {
  team: plainText(80),
  /** Address or channel, shown to staff unchanged. */
  contact: plainText(120),
};

/** In `remote.json` an unknown key or value is a mistake. */
export const strictContributions = {
  navigation: z.optional(z.array(z.strictObject(navigationShape))),
  commands: z.optional(z.array(z.strictObject(commandShape))),
  owner: z.optional(z.strictObject(ownerShape)),
};

/** In a release an unknown place, icon, role or capability comes from a later version and has no effect. */
export const navigationEntrySchema = knownKeys({
  ...navigationShape,
  place: z.string(),
  icon: z.optional(z.string()),
  role: z.optional(z.string()),
  capability: z.optional(z.string()),
});
export type NavigationEntry = z.output<typeof navigationEntrySchema>;

/** A command of the palette, as a release declares it. */
export const commandSchema = knownKeys({ ...commandShape, capability: z.optional(z.string()) });
export type RemoteCommand = z.output<typeof commandSchema>;

/** Who answers for a remote. */
export const ownerSchema = knownKeys(ownerShape);
export type RemoteOwner = z.output<typeof ownerSchema>;

/** Keys of a release. */
export const contributions = {
  navigation: z.optional(z.array(navigationEntrySchema)),
  commands: z.optional(z.array(commandSchema)),
  owner: z.optional(ownerSchema),
};
