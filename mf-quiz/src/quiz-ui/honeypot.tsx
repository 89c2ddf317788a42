import { VisuallyHidden } from '@vitrina/shared-ui/visually-hidden';
import type { Ref } from 'react';
import { honeypotLabel } from '../messages.ts';

/**
 * A field for scripts that fill in whatever they find. No person meets it: not the eye, not the
 * keyboard, not a screen reader. It stands in the review, where a browser or a password manager has
 * nothing to fill in.
 */
export function Honeypot({ input }: { input: Ref<HTMLInputElement> }) {
  return (
    <VisuallyHidden aria-hidden="true">
      <label>
        {honeypotLabel}
        <input ref={input} name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
