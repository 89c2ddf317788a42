import type { Asset } from '@vitrina/contract/registry';
import { MarkupError } from '../../page-html/check-markup.ts';
import { type CheckedPage, checkPage } from '../../page-html/check-page.ts';
import { composePage, type FilledFrame } from '../../page-html/compose-page.ts';
import { type RenderSandbox, SandboxError } from '../../page-sandbox/render-sandbox.ts';
import type { ReleaseStore } from '../release-store.ts';
import { pageFileIn } from './pages-state.ts';

/** A mount of a release that has HTML. */
export interface HtmlMount {
  /** `{remote}/{mount}`. */
  name: string;
  id: string;
  calls: readonly string[];
  patterns: readonly RegExp[];
  /** The call about a path that is gone; null without one. */
  goneCall(path: string): string | null;
  frame: FilledFrame;
  styles: readonly Asset[];
}

interface PageWriter {
  store: ReleaseStore;
  sandbox: Pick<RenderSandbox, 'render'>;
  mounts: readonly HtmlMount[];
  /** Relative to `html/pages`. */
  folder: string;
  /** The largest document that there is room for, in bytes. */
  room: number;
}

export const mountOf = (mounts: readonly HtmlMount[], path: string): HtmlMount | undefined =>
  mounts.find(({ patterns }) => patterns.some((pattern) => pattern.test(path)));

/** File systems allow 255 bytes, and a file that is being written has a longer name. */
const LONGEST_NAME = 200;
export const fitsFile = (path: string): boolean =>
  path.split('/').every(({ length }) => length <= LONGEST_NAME);

/**
 * Renders one page, checks it and puts its document into the store.
 * @param gone the host's answer about a page that is gone
 */
export async function writePage(
  { store, sandbox, mounts, folder, room }: PageWriter,
  path: string,
  kind: 'live' | 'gone' = 'live',
  gone: unknown = null,
): Promise<{ page: CheckedPage; bytes: number } | { problem: string }> {
  const mount = mountOf(mounts, path);
  if (!mount) return { problem: 'no mount of this release has HTML there' };
  if (!fitsFile(path)) return { problem: 'its address is too long for a file' };
  try {
    const page = checkPage(await sandbox.render(path, gone), {
      ids: mount.frame.ids,
      isOwn: (one) => mountOf(mounts, one) !== undefined,
    });
    const document = composePage(mount.frame, {
      page: kind === 'gone' ? { ...page, listed: false } : page,
      mount: mount.name,
      styles: mount.styles,
    });
    const bytes = Buffer.byteLength(document);
    if (bytes > room)
      return { problem: `it has ${bytes} bytes, and there is room for ${Math.max(0, room)}` };
    await store.putText(pageFileIn(folder, kind, path), document);
    return { page, bytes };
  } catch (error) {
    if (error instanceof MarkupError || error instanceof SandboxError)
      return { problem: error.message };
    throw error;
  }
}
