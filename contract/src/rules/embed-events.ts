/** Events of a form on another site: loaded, in view, first answer, a step shown. */
export const EMBED_EVENTS = ['ready', 'seen', 'start', 'step'] as const;
export type EmbedEvent = (typeof EMBED_EVENTS)[number];

/** A public name, not a secret: it is in a page's HTML. */
export const EMBED_ID = /^[a-z\d]{10}$/;

/**
 * The id in the query of a frame's address (with its `?`). The same rule as the web server's (deploy/nginx):
 * an encoded form such as `%61` is no id, so a form works only where it is allowed.
 */
export const embedOfQuery = (query: string): string | null =>
  /^\?(?:.*&)?embed=([a-z\d]{10})(?:&|$)/.exec(query)?.[1] ?? null;
