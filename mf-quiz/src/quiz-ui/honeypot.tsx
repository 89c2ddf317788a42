import type { Ref } from 'react';
import { honeypotLabel } from '../messages.ts';

/**
 * Honeypot for scripts. `hidden` hides it from people without a style sheet, which a network may block.
 * Browsers and password managers autofill neither its name nor its label.
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
