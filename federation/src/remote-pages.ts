import type { PlatformConfig } from '@vitrina/contract/config';

/** Answers of the mount's calls by path, as JSON; null where the host does not have the call. */
export type HtmlAnswers = Readonly<Record<string, unknown>>;

export interface ListedPage {
  /** Address on the shell's origin: parts of letters, digits, `-` and `_`. */
  path: string;
  /** Everything of the answers that this page shows: the page is written anew when it changes. */
  key: string;
  /** ISO date of the last change, for the sitemap; null where unknown. */
  modified: string | null;
}

export interface RemotePage {
  /** What the remote's place of the page shows. */
  html: string;
  /** Of the document, with the brand. */
  title: string;
  description: string;
  /** Path of the canonical page. */
  canonical: string;
  /** Picture of a shared link; absolute, or from the shell's origin. In pixels. */
  image: { url: string; width: number; height: number } | null;
  /** Pictures to ask for at once. */
  preload: { url: string; srcSet?: string; sizes?: string }[];
  /** Schema.org objects. */
  structuredData: object[];
  /** In the sitemap, and not `noindex`. */
  listed: boolean;
}

/** What `src/pages-html.tsx` of a remote exports (docs/new-remote.md). */
export interface RemotePages {
  /** All pages of one mount that have HTML now. */
  list(mountId: string, answers: HtmlAnswers, config: PlatformConfig): ListedPage[];
  /** One page; also one that is gone since it was written, for its 404. */
  render(path: string, answers: HtmlAnswers, config: PlatformConfig): Promise<RemotePage>;
}
