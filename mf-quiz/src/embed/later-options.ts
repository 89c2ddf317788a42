import { embedOfQuery } from '@vitrina/contract/rules/embed-events';

export interface LaterOptions {
  /** `#rrggbb`; null: ours. */
  readonly accent: string | null;
  /** The site's own reference, returned with `submit`. */
  readonly ref: string;
  /** Embed id for counting visits; null: no counting. */
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
