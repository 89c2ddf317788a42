/*
 * What the owner of a site chose, in the query of the frame's address. Nothing personal; anything
 * else in it is ignored.
 */

/** What the first script needs. */
export interface FrameOptions {
  /** Null: as the visitor's system has it. */
  readonly theme: 'light' | 'dark' | null;
  /** Whether the document has a colour of its own; without one the page is seen through. */
  readonly background: boolean;
  readonly title: boolean;
  /** Names of fonts on the visitor's device; '': ours. */
  readonly font: string;
  /** Whether unsent answers are kept in the visitor's browser; of a trial what the form will do. */
  readonly save: boolean;
  /** A trial: nothing is sent. */
  readonly trial: boolean;
}

const FONTS = /^[\p{L}\d ,-]{1,100}$/u;

export function readOptions(query: string): FrameOptions {
  const params = new URLSearchParams(query);
  const theme = params.get('theme');
  const trial = params.get('trial') === '1';
  const font = params.get('font') ?? '';
  // A popup stands over the page, and would show it.
  const background = params.get('bg') !== '0' || params.get('mode') === 'popup';
  // What is seen through is the page's own, whatever the visitor's system has.
  const own = background ? null : 'light';
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : own,
    background,
    title: params.get('title') !== '0',
    font: FONTS.test(font) ? font : '',
    save: params.get('save') !== '0',
    trial,
  };
}
