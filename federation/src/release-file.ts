import { contributions } from '@vitrina/contract/contributions';
import { knownKeys } from '@vitrina/contract/known-keys';
import { mountsSchema, slotFillsSchema } from '@vitrina/contract/remote';
import { renderBundleSchema } from '@vitrina/contract/remote-html';
import * as z from 'zod/mini';

const names = z.record(z.string(), z.array(z.string()));

/** A file of a release, relative to the release's folder. */
const releaseFile = z.object({ file: z.string(), integrity: z.string() });
export type ReleaseFile = z.output<typeof releaseFile>;

/** `release.json`: a build's description of itself. Publishing turns its file names into addresses. */
export const releaseManifestSchema = knownKeys({
  name: z.string(),
  id: z.string(),
  version: z.string(),
  container: z.string(),
  contract: z.string(),
  selfContained: z.optional(z.literal(true)),
  entry: releaseFile,
  modules: z.record(
    z.string(),
    z.array(
      z.extend(releaseFile, {
        as: z.enum(['script', 'style']),
        late: z.optional(z.literal(true)),
      }),
    ),
  ),
  shared: z.record(z.string(), z.string()),
  /** Names it uses of partly shared modules. */
  sharedNames: names,
  mounts: mountsSchema,
  slots: z.optional(slotFillsSchema),
  /** Features a shell must support to run it. */
  needs: z.optional(z.array(z.string())),
  /** Renders its pages to HTML; present when a mount has `html`. */
  renderBundle: z.optional(renderBundleSchema),
  ...contributions,
});
export type ReleaseManifest = z.output<typeof releaseManifestSchema>;

/** File of a remote's build that describes it. */
export const RELEASE_FILE = 'release.json';

/** `shell.json`: the shell build's description of itself. */
export const shellManifestSchema = z.object({
  /** `{version}-{hash of its files}`. */
  release: z.string(),
  version: z.string(),
  contract: z.string(),
  /** Version of each module it shares. */
  shared: z.record(z.string(), z.string()),
  sharedNames: names,
  /** Names of `UNDERSTOOD` when it was built. */
  understands: z.optional(z.array(z.string())),
  /** Policy sources of the inline scripts in its template. */
  scriptHashes: z.array(z.string()),
  /** The HTML of documents without a prerendered page. */
  template: z.string(),
  /** Templates of prerendered public pages, by path. */
  pages: z.record(z.string(), z.string()),
  /** Templates around pages of remotes, by header; absent in an older shell. */
  frames: z.optional(z.record(z.string(), z.string())),
  /** Paths for the sitemap. */
  sitemap: z.array(z.string()),
  /** Paths of its own pages; absent in an older shell, where every path counts as one. */
  paths: z.optional(z.array(z.string())),
  /** Labels of its own links, by place; absent in an older shell. */
  labels: z.optional(names),
});
export type ShellManifest = z.output<typeof shellManifestSchema>;

/** File of the shell's build that describes it. */
export const SHELL_FILE = 'shell.json';
