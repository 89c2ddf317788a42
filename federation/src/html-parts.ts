import { createHash } from 'node:crypto';

/** Place of the data blocks in the shell's template. */
export const DATA_PLACE = '<!--vitrina:data-->';

/** JSON that cannot end its script element: only `<` could. */
export const dataBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** Content-Security-Policy source of an inline script or style. */
export const inlineHash = (source: string): string =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/** Contents of a document's data block; null without it. */
export const dataBlockOf = (html: string, id: string): string | null =>
  new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(html)?.[1] ?? null;
