import type { KnownPath } from './known-paths.ts';
import { COMMON_DOCUMENTS, type SiteRoutes } from './site-documents.ts';
import type { WrittenRoute } from './written-routes.ts';

/** Set by nginx itself, from the file. */
const BY_FILE = new Set(['content-type']);

/**
 * Maps for nginx's `http` block. `$vitrina_layout` is the folder of documents, `$vitrina_shell` that of the
 * shell's release, `$vitrina_document` the document of a path. `$vitrina_known` says whether the path has a
 * page, `$vitrina_exists` is the call that says whether its record exists. `$vitrina_page` and
 * `$vitrina_page_before` are the folders of its written page, `$vitrina_path` its name there. Each header of a
 * document is a variable (`$vitrina_<name>`). Folder and headers are in one file, so a reload changes both at
 * once.
 */
export function nginxMaps(
  layout: string,
  { shell, pages, paymentPaths, headers, known, written = [] }: SiteRoutes,
): string {
  const documents = [
    ...Object.entries(pages).map(([path, name]) => [`~^${literal(path)}/*$`, `/${name}`] as const),
    ...paymentPaths.map(
      (path) => [`~^${literal(path)}(/|$)`, `/${COMMON_DOCUMENTS.payment}`] as const,
    ),
  ];
  const names = Object.keys(headers[COMMON_DOCUMENTS.default] ?? {});
  return [
    map('$uri', '$vitrina_layout', [], layout),
    map('$uri', '$vitrina_shell', [], shell),
    map('$uri', '$vitrina_document', documents, `/${COMMON_DOCUMENTS.default}`),
    map('$uri', '$vitrina_known', (known ?? []).map(isKnown), known ? '0' : '1'),
    map('$uri', '$vitrina_exists', (known ?? []).flatMap(existsCall), ''),
    map('$uri', '$vitrina_path', [WITHOUT_LAST_SLASHES], ''),
    map('$uri', '$vitrina_page', writtenIn(written, 0), NOWHERE),
    map('$uri', '$vitrina_page_before', writtenIn(written, 1), NOWHERE),
    ...names.filter((name) => !BY_FILE.has(name)).map((name) => headerMap(name, headers)),
    // An address with a token must be neither sent as a referrer nor cached (`takesToken`).
    secretMap('referrer-policy', 'no-referrer'),
    secretMap('cache-control', 'no-store'),
  ].join('\n');
}

export interface EmbedDocument {
  /** Of its file. */
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The same for the questionnaire's embed: `$vitrina_embed_document` is the name of a path's document, and
 * `$vitrina_embed_<name>` each of its headers.
 * @param documents path -> its document
 */
export function embedMaps(documents: ReadonlyMap<string, EmbedDocument>): string {
  const all = [...documents.values()];
  const names = Object.keys(all[0]?.headers ?? {}).filter((name) => !BY_FILE.has(name));
  return [
    map(
      '$uri',
      '$vitrina_embed_document',
      Array.from(documents, ([path, { name }]) => [path, name] as const),
      NOWHERE,
    ),
    // Not `$uri`, which is the document by the time headers are set.
    ...names.map((header) =>
      map(
        '$vitrina_embed_document',
        `$vitrina_embed_${header.replaceAll('-', '_')}`,
        all.map(({ name, headers }) => [name, headers[header] ?? ''] as const),
        '',
      ),
    ),
  ].join('\n');
}

/** `/blog/` has the page of `/blog`. */
const WITHOUT_LAST_SLASHES = ['~^(?<vitrina_named>/.*[^/])/*$', '$vitrina_named'] as const;

/** No folder of written pages. */
const NOWHERE = 'none';
const writtenIn = (written: readonly WrittenRoute[], place: number) =>
  written.flatMap(({ pattern, folders }) => {
    const folder = folders[place];
    return folder ? [[`~${pattern}`, folder] as const] : [];
  });

const isKnown = ({ pattern }: KnownPath) => [`~${pattern}`, '1'] as const;
const existsCall = ({ pattern, exists }: KnownPath) =>
  exists ? [[`~${pattern}`, exists] as const] : [];

function headerMap(name: string, headers: SiteRoutes['headers']): string {
  const fallback = headers[COMMON_DOCUMENTS.default]?.[name] ?? '';
  const entries = Object.entries(headers)
    .filter(([, values]) => values[name] !== fallback)
    .map(([document, values]) => [`/${document}`, values[name] ?? ''] as const);
  return map('$vitrina_document', variable(name, SECRET.has(name)), entries, fallback);
}

/** Headers that differ when the address contains a token. */
const SECRET = new Set(['referrer-policy', 'cache-control']);

const secretMap = (name: string, value: string): string =>
  map(
    // Not `$uri`, which is the document by the time headers are set.
    '$request_uri',
    variable(name),
    [
      ['~^/(reset-password|confirm-email|order|stock-alert)/*(\\?|$)', value],
      ['~[?&]token(=|&|$)', value],
    ],
    variable(name, true),
  );

const variable = (name: string, isOfDocument = false): string =>
  `$vitrina_${isOfDocument ? 'document_' : ''}${name.replaceAll('-', '_')}`;

function map(
  of: string,
  into: string,
  entries: ReadonlyArray<readonly [from: string, to: string]>,
  fallback: string,
): string {
  const lines = [...entries.map(([from, to]) => [quote(from), to] as const), ['default', fallback]];
  return [
    `map "${of}" ${into} {`,
    ...lines.map(([from, to]) => `  ${from} ${quote(to ?? '')};`),
    '}',
    '',
  ].join('\n');
}

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const literal = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
