import { embedOfQuery } from '@vitrina/contract/rules/embed-events';

/** What the second script needs of the query of the frame's address. */
export interface LaterOptions {
  /** A colour as `#rrggbb`; null: ours. */
  readonly accent: string | null;
  /** The site's own reference, handed back with `submit`. */
  readonly ref: string;
  /** Under which its visits are counted; null: nothing is. */
  readonly embed: string | null;
  /** Opened over the page: Escape closes it. */
  readonly popup: boolean;
}

const MAX_REF = 100;

export function readLaterOptions(query: string): LaterOptions {
  const params = new URLSearchParams(query);
  const accent = params.get('accent')?.replace(/^#?/, '#') ?? '';
  return {
    accent: /^#[\da-f]{6}$/i.test(accent) ? accent.toLowerCase() : null,
    ref: (params.get('ref') ?? '').slice(0, MAX_REF),
    embed: embedOfQuery(query),
    popup: params.get('mode') === 'popup',
  };
}
