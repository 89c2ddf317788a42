import { createHash } from 'node:crypto';

/** Where the shell's template takes its data blocks. */
export const DATA_PLACE = '<!--vitrina:data-->';

/** JSON that cannot end its script element: `<` is the only character that could. */
export const dataBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** Content-Security-Policy source of an inline script or style. */
export const inlineHash = (source: string): string =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/** What a data block of a document says; null when it has none. */
export const dataBlockOf = (html: string, id: string): string | null =>
  new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(html)?.[1] ?? null;
