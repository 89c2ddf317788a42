import * as z from 'zod/mini';
import { contributions } from './contributions.ts';
import { type Delegation, delegationSchema, entrySignaturesSchema } from './delegation.ts';
import { knownKeys } from './known-keys.ts';
import { mountsSchema, slotFillsSchema } from './remote.ts';

/** Subresource Integrity of one file. */
const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
/** Module -> some of its names. */
const sharedNames = z.record(z.string(), z.array(z.string()));
const httpUrl = z.string().check(z.regex(/^https?:\/\/[^\s"'<>]+$/));

/** A file that the browser may fetch before the code that needs it runs. */
const assetSchema = knownKeys({
  url: httpUrl,
  integrity,
  as: z.enum(['script', 'style']),
  /** Used by lazy code: only pages prerendered as HTML need it from the start. */
  late: z.optional(z.literal(true)),
});
export type Asset = z.output<typeof assetSchema>;

/**
 * Features this version understands beyond the keys below. A release lists in `needs` those it requires;
 * readers that do not know one do not run it.
 */
export const UNDERSTOOD: readonly string[] = ['navigation'];

/** One immutable build of one remote. */
export const releaseSchema = knownKeys({
  /** `{version}-{hash of its files}`. */
  id: z.string().check(z.regex(/^\d+\.\d+\.\d+-[0-9a-f]{8,}$/)),
  version: z.string(),
  /** Name of the container global; includes the release, so two releases never share code. */
  container: z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/)),
  entry: knownKeys({ url: httpUrl, integrity }),
  /** Its entry needs no federation runtime in the page; absent in older releases. */
  selfContained: z.optional(z.literal(true)),
  contract: z.string(),
  /** Exposed module -> files to preload with the entry. */
  modules: z.record(z.string(), z.array(assetSchema)),
  /** Required range of each shared module. */
  shared: z.record(z.string(), z.string()),
  /** Names it uses of partly shared modules; a new shell is checked against them. */
  sharedNames: z.optional(sharedNames),
  mounts: mountsSchema,
  slots: z.optional(slotFillsSchema),
  needs: z.optional(z.array(z.enum([...UNDERSTOOD]))),
  ...contributions,
});
export type Release = z.output<typeof releaseSchema>;

/** A release offered to a share of the browsers first. */
const canarySchema = knownKeys({
  release: releaseSchema,
  /** 0 to 1. A browser's place is stable, so raising it only adds browsers. */
  share: z.number().check(z.minimum(0), z.maximum(1)),
});

/** A remote in the registry. */
export const registryRemoteSchema = knownKeys({
  name: z.string(),
  current: releaseSchema,
  /** Fallback when the current one fails to load. */
  previous: z.nullable(releaseSchema),
  canary: z.optional(z.nullable(canarySchema)),
  /** Kill switch: the remote is not loaded, and its pages show a maintenance notice. */
  disabled: z.optional(z.boolean()),
  /** Signatures of its team, when the registry has a delegation. */
  signed: z.optional(entrySignaturesSchema),
});
export type RegistryRemote = z.output<typeof registryRemoteSchema>;

/** A stored release of a remote that is not live; a link shows it in one tab. */
export const previewSchema = knownKeys({
  remote: z.string(),
  /** Name of the change; unique among its remote's previews. */
  name: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'a short name such as new-cart')),
  release: releaseSchema,
  /** Its end: UTC, as `Date.toISOString` writes it. */
  until: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)),
});
export type Preview = z.output<typeof previewSchema>;

/**
 * Stops new releases of a remote, the shell, the embed or all until then; rollbacks and the kill switch still
 * work.
 */
const holdSchema = knownKeys({
  /** UTC, as `Date.toISOString` writes it. */
  until: z.string(),
  reason: z.string(),
});
export type Hold = z.output<typeof holdSchema>;

/** A place that a remote may fill. Lists allow the current and the next release's values. */
const claimSchema = knownKeys({
  id: z.string(),
  path: z.string(),
  access: z.array(z.string()),
  documents: z.array(z.string()),
  preloadCalls: z.array(z.string()),
  /** Slot the mount may offer -> `{remote}/{id}` of allowed fills. */
  slots: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Places that may link to the mount, `palette` for commands; absent in older rosters: any. */
  navigation: z.optional(z.array(z.string())),
  /** Purposes that the mount may serve; absent in older rosters: any. */
  serves: z.optional(z.array(z.string())),
});
export type Claim = z.output<typeof claimSchema>;

/** Remote -> its places (`rules/roster`). */
export const rosterSchema = z.record(z.string(), z.array(claimSchema));

/** The WordPress plug-in as published; site owners compare version and hash. */
export interface PluginRelease {
  version: string;
  /** Hash of the zip, in hexadecimal. */
  sha256: string;
}

/** Stops of one remote by the registry's key, in addition to what its team signed. */
export interface Stop {
  /** Switched off. */
  off?: true | undefined;
  /** Ids of releases marked bad. */
  bad?: string[] | undefined;
}

/** All that the shell knows about remotes: inlined into its HTML and served at `/registry.json`. */
export interface Registry {
  /** Increases with every change, including rollbacks, so an older registry is recognised. */
  revision: number;
  /** Environment of the deployment: a registry signed for one is refused in others. */
  environment?: string | undefined;
  /** What the live shell offers; releases are checked against it. */
  shell: {
    /** Id of the shell's build; an open tab compares it with its own. Absent on a development server. */
    release?: string | undefined;
    version: string;
    contract: string;
    shared: Record<string, string>;
    /** Offered names of partly shared modules. */
    sharedNames: Record<string, string[]>;
    /** Names in `UNDERSTOOD`; a release that needs others is refused. */
    understands?: string[] | undefined;
    /** Paths of its own pages; absent in older registries. */
    paths?: string[] | undefined;
    /** Labels of its own links, by place of navigation; absent in older registries. */
    labels?: Record<string, string[]> | undefined;
  };
  remotes: RegistryRemote[];
  /** Absent in production, and when there are none. */
  previews?: Preview[] | undefined;
  /** Which remote may fill which place; absent in development. No release changes it. */
  roster?: z.output<typeof rosterSchema> | undefined;
  /** Who may release what, signed by the configured roots; absent when one key signs everything. */
  delegation?: Delegation | undefined;
  /** Remote or `shell` -> ids of releases marked bad, which are never fallen back to. */
  bad?: Record<string, string[]> | undefined;
  /**
   * Remote, `shell`, `embed` or `all` -> time until which nothing new goes live; enforced by the release
   * tool.
   */
  holds?: Record<string, Hold> | undefined;
  /**
   * Remote -> its switch and bad releases set with the registry's key, which no team can undo. Only with a
   * delegation; ignored by pages.
   */
  stops?: Record<string, Stop> | undefined;
  /** Ignored by pages, so their schemas do not know it; signed like the rest. */
  wordpress?: PluginRelease | undefined;
  /** Signature of everything else (`registry-signature`); absent in development. */
  signature?: string | undefined;
}
const headShape = {
  revision: z.int(),
  environment: z.optional(z.string()),
  shell: knownKeys({
    release: z.optional(z.string()),
    version: z.string(),
    contract: z.string(),
    shared: z.record(z.string(), z.string()),
    sharedNames,
    understands: z.optional(z.array(z.string())),
    paths: z.optional(z.array(z.string())),
    labels: z.optional(z.record(z.string(), z.array(z.string()))),
  }),
  roster: z.optional(rosterSchema),
  delegation: z.optional(delegationSchema),
  bad: z.optional(z.record(z.string(), z.array(z.string()))),
  holds: z.optional(z.record(z.string(), holdSchema)),
  signature: z.optional(z.string()),
};
/** Everything except remotes and previews, which are read one by one (`readable-registry`). */
export const registryHeadSchema = knownKeys({
  ...headShape,
  remotes: z.array(z.unknown()),
  previews: z.optional(z.unknown()),
});
/** The whole registry, as tools publish it. Browsers read it part by part (`readable-registry`). */
export const registrySchema: z.ZodMiniType<Registry> = knownKeys({
  ...headShape,
  remotes: z.array(registryRemoteSchema),
  previews: z.optional(z.array(previewSchema)),
});
