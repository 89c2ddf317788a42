import type { PlatformConfig } from '@vitrina/contract/config';

/** Answers of the mount's calls by path, as JSON; null when the host does not know the call. */
export type HtmlAnswers = Readonly<Record<string, unknown>>;

/** One page in the list of all pages of a mount. */
export interface ListedPage {
  /** Address on the shell's origin: parts of letters, digits, `-` and `_`. */
  path: string;
  /** Everything from the answers that this page shows: a change rewrites the page. */
  key: string;
  /**
   * ISO date of the last change, for the sitemap; null where unknown. Then a change of what the page says counts,
   * outside of elements with `data-others`.
   */
  modified: string | null;
  /** Paths of pages of the remote; the newest of their dates is that of this page, which lists them. */
  datedBy?: string[];
}

/** One rendered page. */
export interface RemotePage {
  /** Contents of the remote's place in the document. */
  html: string;
  /** Document title, including the brand. */
  title: string;
  description: string;
  /** Path of the canonical page. */
  canonical: string;
  /** Picture for link previews, in px; an absolute address, or one on the shell's origin. */
  image: { url: string; width: number; height: number } | null;
  /** Pictures to preload. */
  preload: { url: string; srcSet?: string; sizes?: string }[];
  /** Schema.org objects. */
  structuredData: object[];
  /** Listed in the sitemap, and without `noindex`. */
  listed: boolean;
}

/**
 * Exports of a remote's `src/pages-html.tsx` (docs/new-remote.md).
 * @example
 * import type { RemotePages } from '@vitrina/federation/remote-pages';
 * export const list: RemotePages['list'] = (mountId) =>
 *   mountId === 'blog' ? [{ path: '/blog/primul', key: '1', modified: '2026-03-02' }] : [];
 */
export interface RemotePages {
  /** All pages of one mount that have HTML now. */
  list(mountId: string, answers: HtmlAnswers, config: PlatformConfig): ListedPage[];
  /**
   * Renders one page; also one that has disappeared since it was written, for its 404.
   * @param gone of such a page: answer of the mount's `gone` call, as JSON; null where the host does not tell
   */
  render(
    path: string,
    answers: HtmlAnswers,
    config: PlatformConfig,
    gone?: unknown,
  ): Promise<RemotePage>;
}
