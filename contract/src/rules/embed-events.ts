/** Of a form on somebody's site: it works, is in sight, has its first answer, shows a step. */
export const EMBED_EVENTS = ['ready', 'seen', 'start', 'step'] as const;
export type EmbedEvent = (typeof EMBED_EVENTS)[number];

/** A public name, not a secret: it stands in the HTML of a page. */
export const EMBED_ID = /^[a-z\d]{10}$/;

/**
 * The id in the query of the frame's address (with its `?`), as the web server finds it too (deploy/nginx): written in
 * another way, such as with `%61`, it is none, so that no form counts where it may not stand.
 */
export const embedOfQuery = (query: string): string | null =>
  /^\?(?:.*&)?embed=([a-z\d]{10})(?:&|$)/.exec(query)?.[1] ?? null;
