import type { Ref } from 'react';
import { honeypotLabel } from '../messages.ts';

/**
 * A field for scripts that fill in whatever they find. No person meets it: `hidden` needs no style
 * sheet, which a network may block. Neither name nor label is one that browsers and password managers
 * fill in by themselves.
 */
export function Honeypot({ input }: { input: Ref<HTMLInputElement> }) {
  return (
    <div hidden>
      <label>
        {honeypotLabel}
        <input ref={input} name="q19" autoComplete="off" data-lpignore="true" data-1p-ignore="" />
      </label>
    </div>
  );
}
