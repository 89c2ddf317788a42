/* Replaces `../loader/loader-texts.ts` in the loader under `/q/v1/en/`. */
export const LOADING = 'Loading…';
export const CLOSE = 'Close';
export const FRAME_TITLE = 'Website request';
export const NOT_LOADED = 'The form has not loaded. Open it in another tab';
