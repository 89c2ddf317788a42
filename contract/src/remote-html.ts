import * as z from 'zod/mini';
import { CAPABILITIES } from './capabilities.ts';
import { PAGE_PATTERN } from './page-pattern-text.ts';

/** Pages of a mount that are served as HTML, and their data. */
export const mountHtmlSchema = z.strictObject({
  /** GET calls without a token, whose answers the render bundle gets. */
  calls: z.array(z.string().check(z.regex(/^\/api\/[^\s]*$/, 'a GET call: /api/…'))),
  /** The mount's `pages` with HTML. */
  pages: z.array(PAGE_PATTERN).check(z.minLength(1)),
});
export type MountHtml = z.output<typeof mountHtmlSchema>;

/** GET call that describes the removed thing of a page; only hosts with the capability are asked. */
export const goneCallSchema = z.strictObject({
  /** Has the page's parameters: `/api/posts/:slug/gone`. */
  call: z.string().check(z.regex(/^\/api\/[\w/:-]*$/, 'a GET call: /api/…')),
  capability: z.enum(CAPABILITIES),
});
export type GoneCall = z.output<typeof goneCallSchema>;

/** A mount whose HTML is checked: of a manifest or of a release. */
export interface HtmlMount {
  id: string;
  pages?: readonly string[] | undefined;
  access: string;
  document: string;
  html?: MountHtml | null | undefined;
}

/**
 * Why a mount cannot have its HTML, in a manifest or a release; `path` is the place in `html`. A page that is
 * not in `pages` could belong to a mount of another remote nested in this one.
 */
export function htmlProblems({ id, pages, access, document, html }: HtmlMount) {
  const problems: Array<{ path: PropertyKey[]; says: string }> = [];
  if (!html) return problems;
  if (access !== 'public')
    problems.push({ path: [], says: `the mount "${id}" is not for everybody: its HTML would be` });
  if (document !== 'default')
    problems.push({
      path: [],
      says: `the mount "${id}" has a document of its own: only "default" can have HTML`,
    });
  html.pages.forEach((page, place) => {
    if (!pages?.includes(page))
      problems.push({
        path: ['pages', place],
        says: `"pages" of the mount "${id}" does not list "${page}": add it there, so that its address is known`,
      });
  });
  return problems;
}

/** File of a release that renders its pages, relative to the release's folder. */
export const renderBundleSchema = z.object({
  file: z.string().check(z.regex(/^pages-html\/[\w.-]+\.js$/)),
  integrity: z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
});
export type RenderBundle = z.output<typeof renderBundleSchema>;

/*
 * Browsers use neither: the registry's schemas keep them as unknown keys. Unreadable values count as absent,
 * so a later format breaks no page.
 */

/** `html` of a mount in the registry; null without one. */
export const htmlOf = (mount: object): MountHtml | null => read(mountHtmlSchema, mount, 'html');

/** `gone` of a mount in the registry; null without one. */
export const goneCallOf = (mount: object): GoneCall | null => read(goneCallSchema, mount, 'gone');

/** `renderBundle` of a release in the registry; null without one. */
export const renderBundleOf = (release: object): RenderBundle | null =>
  read(renderBundleSchema, release, 'renderBundle');

function read<T>(schema: z.ZodMiniType<T>, holder: object, key: string): T | null {
  const value = new Map<string, unknown>(Object.entries(holder)).get(key);
  return schema.safeParse(value).data ?? null;
}
