/**
 * Runs in browsers, in a remote's entry, instead of the federation plugin's code around
 * `@module-federation/webpack-bundler-runtime`. Our remotes contain no shared modules and load no
 * other remotes: they use the page's modules, and serve their own through the container.
 */
import { satisfiesContract as satisfies } from '@vitrina/contract/version';

/** Shared module -> its versions in the page. */
type ShareScope = Record<string, Record<string, { lib?: () => unknown }>>;

/** The compiled remote's interface to its runtime, in the pinned bundler version. */
declare const __webpack_require__: {
  /** Id -> module factory. */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** Hooks that loading a chunk awaits. */
  f: { consumes: (chunkId: string, promises: unknown[]) => void };
  consumesLoadingData?: {
    /** Chunk -> ids of the shared modules it needs. */
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

/** Registers the shared modules that a chunk needs as compiled modules. */
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
