import * as z from 'zod/mini';
import { CAPABILITIES } from './capabilities.ts';
import { knownKeys } from './known-keys.ts';
import { isPlainText, PLAIN_TEXT } from './rules/plain-text.ts';

/*
 * What a remote adds beside its pages. Each entry names a mount of its own remote, never an address,
 * so it needs no right of its own.
 */

/**
 * Places of the frame that show links of remotes. `dashboard` is the sidebar of the dashboard,
 * `dashboard-menu` the user menu on its pages, `console` the navigation of the console.
 */
export const NAVIGATION_PLACES = [
  'header',
  'user-menu',
  'dashboard-menu',
  'dashboard',
  'console',
] as const;
export type NavigationPlace = (typeof NAVIGATION_PLACES)[number];

/** Pictures that a link may have; a place draws them, or none. */
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
 * What the rest of the platform links to without knowing who has it; one mount serves each. A
 * `request` is a visitor's, a `user-request` that of a partner, whose home `user-home` is.
 */
export const MOUNT_PURPOSES = [
  'shop',
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
  /** Offered where the host can; absent: everywhere. */
  capability: z.optional(z.enum(CAPABILITIES)),
};

const navigationShape = {
  place: z.enum(NAVIGATION_PLACES),
  label,
  /** Smaller ones come first, whichever remote they are of. */
  order: z.int(),
  icon: z.optional(z.enum(NAVIGATION_ICONS)),
  /** Narrower than the mount's access; absent: whoever may open the mount. */
  role: z.optional(z.enum(['anonymous', 'user', 'admin'])),
  ...target,
  fragment: z.optional(z.string().check(z.regex(/^[\w-]+$/, 'a fragment without #'))),
};
const commandShape = {
  /** Unique among the commands of all remotes. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'kebab-case')),
  label,
  /** Further words that find it. */
  keywords: z.optional(z.array(label)),
  ...target,
  /** `g`, then this key: other rows would start with a letter that does something by itself. */
  shortcut: z.optional(
    z.string().check(z.regex(/^g [a-z0-9]$/, 'two keys that begin with g: g o')),
  ),
};
const ownerShape = {
  team: plainText(80),
  /** How to reach it: an address or a channel, shown to staff as it stands. */
  contact: plainText(120),
};

/** As `remote.json` says it: an unknown key or value is a slip of its author. */
export const strictContributions = {
  navigation: z.optional(z.array(z.strictObject(navigationShape))),
  commands: z.optional(z.array(z.strictObject(commandShape))),
  owner: z.optional(z.strictObject(ownerShape)),
};

/** As a release brings it: a place, icon, role or capability of a later version is nobody's here. */
export const navigationEntrySchema = knownKeys({
  ...navigationShape,
  place: z.string(),
  icon: z.optional(z.string()),
  role: z.optional(z.string()),
  capability: z.optional(z.string()),
});
export type NavigationEntry = z.output<typeof navigationEntrySchema>;

export const commandSchema = knownKeys({ ...commandShape, capability: z.optional(z.string()) });
export type RemoteCommand = z.output<typeof commandSchema>;

export const ownerSchema = knownKeys(ownerShape);
export type RemoteOwner = z.output<typeof ownerSchema>;

/** Keys of a release. */
export const contributions = {
  navigation: z.optional(z.array(navigationEntrySchema)),
  commands: z.optional(z.array(commandSchema)),
  owner: z.optional(ownerSchema),
};
