import * as z from 'zod/mini';
import { contributions } from './contributions.ts';
import { type Delegation, delegationSchema, entrySignaturesSchema } from './delegation.ts';
import { knownKeys } from './known-keys.ts';
import { mountsSchema, slotFillsSchema } from './remote.ts';

/** Subresource Integrity of one file. */
const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
/** Module -> names of it. */
const sharedNames = z.record(z.string(), z.array(z.string()));
const httpUrl = z.string().check(z.regex(/^https?:\/\/[^\s"'<>]+$/));

/** A file that the browser may fetch before the code that needs it runs. */
const assetSchema = knownKeys({
  url: httpUrl,
  integrity,
  as: z.enum(['script', 'style']),
  /** Of a part that comes after the module: only pages that are written as HTML show it from the start. */
  late: z.optional(z.literal(true)),
});
export type Asset = z.output<typeof assetSchema>;

/**
 * What this version understands beyond the keys below. A release names in `needs` what it would be
 * wrong without; a reader that does not know the name does not run it.
 */
export const UNDERSTOOD: readonly string[] = ['navigation'];

/** One immutable build of one remote. */
export const releaseSchema = knownKeys({
  /** `{version}-{hash of its files}`. */
  id: z.string().check(z.regex(/^\d+\.\d+\.\d+-[0-9a-f]{8,}$/)),
  version: z.string(),
  /** Name of the container global; it carries the release, so that two releases never share code. */
  container: z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/)),
  entry: knownKeys({ url: httpUrl, integrity }),
  /** Its entry needs no federation runtime in the page; absent in a release of before. */
  selfContained: z.optional(z.literal(true)),
  contract: z.string(),
  /** Exposed module -> what to preload beside the entry. */
  modules: z.record(z.string(), z.array(assetSchema)),
  /** Range the remote needs of each shared module. */
  shared: z.record(z.string(), z.string()),
  /** Names that it uses of modules that the shell offers in part; a new shell is checked against them. */
  sharedNames: z.optional(sharedNames),
  mounts: mountsSchema,
  slots: z.optional(slotFillsSchema),
  needs: z.optional(z.array(z.enum([...UNDERSTOOD]))),
  ...contributions,
});
export type Release = z.output<typeof releaseSchema>;

/** A release that a share of the browsers gets before all do. */
const canarySchema = knownKeys({
  release: releaseSchema,
  /** 0 to 1; a browser keeps its place, so a rising share only adds. */
  share: z.number().check(z.minimum(0), z.maximum(1)),
});

/** A remote in the registry. */
export const registryRemoteSchema = knownKeys({
  name: z.string(),
  current: releaseSchema,
  /** What the shell falls back to when the current one does not load. */
  previous: z.nullable(releaseSchema),
  canary: z.optional(z.nullable(canarySchema)),
  /** Kill switch: the remote is not loaded, and its place says that it is being worked on. */
  disabled: z.optional(z.boolean()),
  /** Of its team, where the registry has a delegation. */
  signed: z.optional(entrySignaturesSchema),
});
export type RegistryRemote = z.output<typeof registryRemoteSchema>;

/** A release of a remote that is in the store and live for nobody; a link shows it in one tab. */
export const previewSchema = knownKeys({
  remote: z.string(),
  /** Of the change: unique among the previews of its remote. */
  name: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'a short name such as new-cart')),
  release: releaseSchema,
  /** When it ends: UTC, as `Date.toISOString` writes it. */
  until: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)),
});
export type Preview = z.output<typeof previewSchema>;

/** Nothing new of a remote, the shell, the embed or all of them goes live until then; ways back and the kill switch work. */
const holdSchema = knownKeys({
  /** UTC, as `Date.toISOString` writes it. */
  until: z.string(),
  reason: z.string(),
});
export type Hold = z.output<typeof holdSchema>;

/** One place that a remote may fill, and how; lists, so that what is live and what comes next both fit. */
const claimSchema = knownKeys({
  id: z.string(),
  path: z.string(),
  access: z.array(z.string()),
  documents: z.array(z.string()),
  preloadCalls: z.array(z.string()),
  /** Slot that the mount may offer -> `{remote}/{id}` of what may fill it. */
  slots: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Places that links to the mount may stand in, `palette` for commands; absent in a roster of before: any. */
  navigation: z.optional(z.array(z.string())),
});
export type Claim = z.output<typeof claimSchema>;

/** Remote -> the places that are its own (`rules/roster`). */
export const rosterSchema = z.record(z.string(), z.array(claimSchema));

/** The plug-in for WordPress as owners of sites get it: they compare both. */
export interface PluginRelease {
  version: string;
  /** Of the zip, in hexadecimal. */
  sha256: string;
}

export interface Stop {
  /** Switched off. */
  off?: true | undefined;
  /** Ids of releases that were found bad. */
  bad?: string[] | undefined;
}

/** What the shell knows of the remotes: inlined into its HTML and served at `/registry.json`. */
export interface Registry {
  /** Rises with every change, a rollback too: an older registry is never taken for a newer one. */
  revision: number;
  /** Of the deployment: what is signed for one environment is refused in another. */
  environment?: string | undefined;
  /** What the live shell offers; a release is checked against it. */
  shell: {
    /** Id of the shell's build; an open tab compares it with its own. A development server has none. */
    release?: string | undefined;
    version: string;
    contract: string;
    shared: Record<string, string>;
    /** Of modules that it offers in part, the names that it offers. */
    sharedNames: Record<string, string[]>;
    /** Names of `UNDERSTOOD`; a release that needs another is refused. */
    understands?: string[] | undefined;
    /** Paths of its own pages; absent in a registry of before. */
    paths?: string[] | undefined;
    /** Of its own links: place of navigation -> labels; absent in a registry of before. */
    labels?: Record<string, string[]> | undefined;
  };
  remotes: RegistryRemote[];
  /** Absent in production, and where there is none. */
  previews?: Preview[] | undefined;
  /** Which remote may fill which place; absent while developing. No release changes it. */
  roster?: z.output<typeof rosterSchema> | undefined;
  /** Who may release what, signed by the roots of the configuration; absent where one key signs all. */
  delegation?: Delegation | undefined;
  /** Remote or `shell` -> ids of releases that were found bad: never fallen back to. */
  bad?: Record<string, string[]> | undefined;
  /** Remote, `shell`, `embed` or `all` -> until when nothing new of it goes live; the release tool obeys it. */
  holds?: Record<string, Hold> | undefined;
  /** Remote -> what was taken away with the registry's key, so that no team gives it back. Only where there is a delegation; pages have no use for it. */
  stops?: Record<string, Stop> | undefined;
  /** Pages have no use for it, so no schema of theirs knows it; it is signed like the rest. */
  wordpress?: PluginRelease | undefined;
  /** Of everything else here (`registry-signature`); absent while developing. */
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
/** All but the remotes and previews, which are read one by one (`readable-registry`). */
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
