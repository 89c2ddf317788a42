/** What a deployment's colours and logo add to the shell's build. */
export interface SiteBrand {
  /** Path on the shell's origin -> content. Each name is made from the content, so none changes. */
  files: ReadonlyMap<string, Buffer>;
  /** Elements for the head of every document. */
  headLinks: string;
  /** Of the browser's tab. */
  icon: { href: string; type: string };
  /** Path of the picture that a shared link shows, 1200 x 630. */
  social: string;
}

/** Where nothing is configured: what the shell's build brings. */
export const DEFAULT_BRAND: SiteBrand = {
  files: new Map(),
  headLinks: '',
  icon: { href: '/favicon.svg', type: 'image/svg+xml' },
  social: '/social.png',
};
