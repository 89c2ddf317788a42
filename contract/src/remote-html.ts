import * as z from 'zod/mini';
import { PAGE_PATTERN } from './page-pattern-text.ts';

/** Pages of a mount that are HTML before they are an application, and what they are made from. */
export const mountHtmlSchema = z.strictObject({
  /** GET calls without a token; their answers are handed to the render bundle. */
  calls: z.array(z.string().check(z.regex(/^\/api\/[^\s]*$/, 'a GET call: /api/…'))),
  /** Which of the mount's `pages` have HTML. */
  pages: z.array(PAGE_PATTERN).check(z.minLength(1)),
});
export type MountHtml = z.output<typeof mountHtmlSchema>;

/** The file of a release that renders its pages, seen from the release's folder. */
export const renderBundleSchema = z.object({
  file: z.string().check(z.regex(/^pages-html\/[\w.-]+\.js$/)),
  integrity: z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
});
export type RenderBundle = z.output<typeof renderBundleSchema>;

/*
 * Browsers read neither: the schemas of the registry do not name them, and keep them as a key of a
 * later version. What cannot be read counts as absent, so a later form costs no page.
 */

/** `html` of a mount in the registry; null where it has none. */
export const htmlOf = (mount: object): MountHtml | null => read(mountHtmlSchema, mount, 'html');

/** `renderBundle` of a release in the registry; null where it has none. */
export const renderBundleOf = (release: object): RenderBundle | null =>
  read(renderBundleSchema, release, 'renderBundle');

function read<T>(schema: z.ZodMiniType<T>, holder: object, key: string): T | null {
  const value = new Map<string, unknown>(Object.entries(holder)).get(key);
  return schema.safeParse(value).data ?? null;
}
