/*
 * Options of the site's owner, in the query of the frame's address. Nothing personal; unknown ones are
 * ignored.
 */

export interface FrameOptions {
  /** Null: as the visitor's system has it. */
  readonly theme: 'light' | 'dark' | null;
  /** Opaque background; without it the page shows through. */
  readonly background: boolean;
  readonly title: boolean;
  /** Names of fonts on the visitor's device; '': ours. */
  readonly font: string;
  /** Keeps unsent answers in the visitor's browser; in a trial, what the real form would do. */
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
  // A popup lies over the page, which would show through.
  const background = params.get('bg') !== '0' || params.get('mode') === 'popup';
  // A transparent form shows the page, whatever the visitor's colour scheme.
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
