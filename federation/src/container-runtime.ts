/**
 * Runs in the entry of a remote, in browsers, in place of what the federation plugin generates around
 * `@module-federation/webpack-bundler-runtime`. A remote of ours carries no shared module and loads no
 * other remote: it takes what the page offers, and the page asks its container for modules.
 */
import { satisfiesContract as satisfies } from '@vitrina/contract/version';

/** Shared module -> its versions in the page. */
type ShareScope = Record<string, Record<string, { lib?: () => unknown }>>;

/** The compiled remote, as the bundler's pinned version leaves it to its runtime. */
declare const __webpack_require__: {
  /** Id -> what makes the module. */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** What loading a chunk waits for, by kind. */
  f: { consumes: (chunkId: string, promises: unknown[]) => void };
  consumesLoadingData?: {
    /** Chunk -> ids of the shared modules that it needs. */
    chunkMapping: Record<string, string[]>;
    moduleIdToConsumeDataMapping: Record<string, Wanted>;
  };
  initializeExposesData: { moduleMap: Record<string, () => Promise<() => unknown>> };
  /** Exported by the entry as `init` and `get`. */
  initContainer: (shareScope: ShareScope) => boolean;
  getContainer: (module: string) => Promise<() => unknown>;
};

interface Wanted {
  shareKey: string;
  requiredVersion: string;
}

const compiled = __webpack_require__;
const { chunkMapping = {}, moduleIdToConsumeDataMapping: wantedBy = {} } =
  compiled.consumesLoadingData ?? {};
let offered: ShareScope = {};

compiled.initContainer = (shareScope) => {
  offered = shareScope;
  return true;
};

compiled.getContainer = async (module) => {
  const load = compiled.initializeExposesData.moduleMap[module];
  if (!load) throw new Error(`This remote has no ${module}.`);
  return load();
};

/** Puts the shared modules that a chunk needs among the compiled ones. */
compiled.f.consumes = (chunkId, promises) => {
  for (const id of chunkMapping[chunkId] ?? []) {
    const wanted = wantedBy[id];
    if (!wanted || compiled.m[id]) continue;
    const make = offerFor(wanted);
    if (make) {
      compiled.m[id] = (module) => {
        module.exports = make();
      };
    } else promises.push(Promise.reject(new Error(lacks(wanted))));
  }
};

const offerFor = ({ shareKey, requiredVersion }: Wanted) =>
  Object.entries(offered[shareKey] ?? {}).find(
    ([version, { lib }]) => lib && satisfies(requiredVersion, version),
  )?.[1].lib;

const lacks = ({ shareKey, requiredVersion }: Wanted) =>
  `This remote needs ${shareKey} ${requiredVersion}, the page has ${Object.keys(offered[shareKey] ?? {}).join(', ') || 'none'}.`;
