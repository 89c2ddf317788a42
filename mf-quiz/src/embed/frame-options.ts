/*
 * What the owner of a site chose, in the query of the frame's address. Nothing personal; anything
 * else in it is ignored.
 */

/** What the first script needs. */
export interface FrameOptions {
  /** Null: as the visitor's system has it. */
  readonly theme: 'light' | 'dark' | null;
  /** Whether unsent answers are kept in the visitor's browser. */
  readonly save: boolean;
  /** A trial: nothing is sent. */
  readonly trial: boolean;
}

export function readOptions(query: string): FrameOptions {
  const params = new URLSearchParams(query);
  const theme = params.get('theme');
  const trial = params.get('trial') === '1';
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    save: params.get('save') !== '0' && !trial,
    trial,
  };
}
