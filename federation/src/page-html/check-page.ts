import * as z from 'zod/mini';
import type { RemotePage } from '../remote-pages.ts';
import { addressProblem, isFileAddress } from './check-address.ts';
import { checkMarkup, MarkupError } from './check-markup.ts';

/** A page whose every part was checked. */
export interface CheckedPage extends Omit<RemotePage, 'preload'> {
  preload: { url: string; srcSet?: string | undefined; sizes?: string | undefined }[];
}

const line = (length: number) => z.string().check(z.minLength(1), z.maxLength(length));
const fileAddress = z
  .string()
  .check(z.maxLength(2000), z.refine(isFileAddress, 'an address: "/…" or http(s)'));
const pixels = z.int().check(z.positive(), z.maximum(20_000));
const modified = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/));

const MAX_LISTED = 200_000;
/** Limit of a page's structured data as JSON, in characters. */
const MAX_DATA = 1024 * 1024;

/** False for data that is too long, or nested too deep to serialise. */
function isWritable(data: readonly object[]): boolean {
  try {
    return JSON.stringify(data).length <= MAX_DATA;
  } catch {
    return false;
  }
}

const pageSchema = z.object({
  html: z.string(),
  title: line(300),
  description: line(1000),
  canonical: z.string(),
  image: z.nullable(z.object({ url: fileAddress, width: pixels, height: pixels })),
  preload: z
    .array(
      z.object({
        url: fileAddress,
        srcSet: z.optional(line(4000).check(z.refine((set) => !addressProblem('srcset', set)))),
        sizes: z.optional(line(500)),
      }),
    )
    .check(z.maxLength(8)),
  structuredData: z
    .array(z.custom<object>((value) => typeof value === 'object' && value !== null))
    .check(z.maxLength(20), z.refine(isWritable, 'it is too long or nested too deep')),
  listed: z.boolean(),
});

/** A validated entry of a list of pages. */
export type CheckedListing = z.output<typeof listSchema>[number];

const listSchema = z
  .array(
    z.object({
      path: z.string(),
      key: z.string(),
      modified: z.nullable(modified),
      datedBy: z.optional(z.array(z.string())),
    }),
  )
  .check(z.maxLength(MAX_LISTED));

/**
 * Checks everything that a render bundle returns for a page.
 * @param ids ids of the surrounding document, which the page must not use again
 * @param isOwn whether the remote fills a path
 * @throws MarkupError naming the problem
 * @example
 * import { LOCAL_CONFIG } from '@vitrina/federation/local-config';
 * import type { RemotePages } from '@vitrina/federation/remote-pages';
 * declare const render: RemotePages['render']; // of src/pages-html.tsx
 * const page = await render('/blog/primul', { '/api/articles': [] }, LOCAL_CONFIG);
 * const isOwn = (path: string) => path.startsWith('/blog/');
 * const { title, html } = checkPage(page, { ids: new Set(), isOwn });
 */
export function checkPage(
  value: unknown,
  { ids, isOwn }: { ids: ReadonlySet<string>; isOwn: (path: string) => boolean },
): CheckedPage {
  const page = shaped(pageSchema, value);
  if (!isOwn(page.canonical))
    throw new MarkupError(`canonical is "${page.canonical}", which is no page of this remote`);
  return { ...page, html: checkMarkup(page.html, ids) };
}

/**
 * Checks the list of pages of one mount.
 * @throws MarkupError naming the problem
 * @example const [first] = checkList([{ path: '/blog/primul', key: '1', modified: '2026-03-02' }]);
 */
export function checkList(value: unknown): CheckedListing[] {
  return shaped(listSchema, value);
}

function shaped<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const [issue] = error.issues;
  throw new MarkupError(`${issue?.path.join('.') || 'what it answers'}: ${issue?.message}`);
}
