import { embedTexts } from '../messages.ts';
import { LoadFailed } from './load-failed.tsx';

/** In place of a form that its owner ended: the platform's own one is still there. */
export const EndedNote = ({ shellOrigin }: { shellOrigin: string | null }) => (
  // Not this address with its query: there the form has ended too.
  <LoadFailed
    text={embedTexts.ended}
    address={shellOrigin ? `${shellOrigin}/quiz` : location.origin + location.pathname}
  />
);
