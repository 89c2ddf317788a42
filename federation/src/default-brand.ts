/** A deployment's colours and logo, added to the shell's build. */
export interface SiteBrand {
  /** Path on the shell's origin -> content. Named by content, so they never change. */
  files: ReadonlyMap<string, Buffer>;
  /** Elements for every document's head. */
  headLinks: string;
  /** Icon of the browser's tab. */
  icon: { href: string; type: string };
  /** Path of the picture in link previews, 1200 x 630. */
  social: string;
}

/** The shell build's own, when nothing is configured. */
export const DEFAULT_BRAND: SiteBrand = {
  files: new Map(),
  headLinks: '',
  icon: { href: '/favicon.svg', type: 'image/svg+xml' },
  social: '/social.png',
};
