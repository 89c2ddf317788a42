import { createHash } from 'node:crypto';
import type { PlatformConfig } from '@vitrina/contract/config';
import type { Registry, RegistryRemote } from '@vitrina/contract/registry';
import type { Mount } from '@vitrina/contract/remote';
import {
  goneCallOf,
  htmlOf,
  type RenderBundle,
  renderBundleOf,
} from '@vitrina/contract/remote-html';
import { outsideHtmlClaims } from '@vitrina/contract/rules/html-claims';
import type { SiteBrand } from '../../default-brand.ts';
import { callOfPage, exactly } from '../../known-paths.ts';
import { fillFrame } from '../../page-html/compose-page.ts';
import type { ShellBuild } from '../../publish.ts';
import { pagePatterns } from '../../written-routes.ts';
import type { HtmlMount } from './page-writer.ts';
import type { Generation } from './pages-state.ts';

export interface HtmlRemote {
  bundle: RenderBundle;
  mounts: HtmlMount[];
  generation: Generation;
}

interface Site {
  /** Without mounts whose path another remote fills. */
  registry: Registry;
  shell: ShellBuild;
  config: PlatformConfig;
  brand: SiteBrand;
}

/**
 * The mounts of a remote's live release that are written as HTML; null when the remote is disabled,
 * has none, or the shell has no frame for it. Canaries and previews are never written.
 * @throws Error when the roster does not give the remote the calls of its pages
 */
export function htmlRemote(remote: RegistryRemote, site: Site): HtmlRemote | null {
  const { name, current, disabled } = remote;
  const { registry, shell, config } = site;
  const bundle = renderBundleOf(current);
  if (disabled || !bundle) return null;
  const outside = outsideHtmlClaims(registry.roster, name, current.mounts);
  if (outside)
    throw new Error(
      `${name} ${current.id}: ${outside}. Add it to preloadCalls of that mount: pnpm --silent roster > roster.json, then pnpm roster roster.json.`,
    );
  const mounts = current.mounts.flatMap((mount): HtmlMount[] => {
    const html = htmlOf(mount);
    const template = shell.frames.get(mount.header);
    if (!html || !template || mount.access !== 'public' || mount.document !== 'default') return [];
    return [
      {
        name: `${name}/${mount.id}`,
        id: mount.id,
        calls: html.calls,
        patterns: pagePatterns(mount).map((pattern) => new RegExp(pattern)),
        goneCall: (path) => goneCall(mount, path, config),
        frame: fillFrame(template, { ...site, shellRelease: shell.manifest.release }),
        styles: (current.modules[mount.module] ?? []).filter(({ as }) => as === 'style'),
      },
    ];
  });
  if (mounts.length === 0) return null;
  const frames = createHash('sha256');
  for (const { frame } of mounts) frames.update(frame.hash);
  const generation: Generation = {
    folder: `${name}/${current.id}-${frames.digest('hex').slice(0, 10)}`,
    release: current.id,
    scriptHashes: [...shell.manifest.scriptHashes],
  };
  return { bundle, mounts, generation };
}

/** The call about a path, if the host knows it. */
function goneCall(mount: Mount, path: string, { hostCapabilities = [] }: PlatformConfig) {
  const gone = goneCallOf(mount);
  if (!gone || !hostCapabilities.includes(gone.capability)) return null;
  for (const page of htmlOf(mount)?.pages ?? []) {
    const found = page.includes(':') && new RegExp(exactly(`${mount.path}/${page}`)).exec(path);
    if (!found) continue;
    const numbered = callOfPage(gone.call, page);
    return numbered.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
  }
  return null;
}
