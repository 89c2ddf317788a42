import { embedTexts } from '../messages.ts';
import { LoadFailed } from './load-failed.tsx';

/** In place of a form that its owner ended: the platform's own one is still there. */
export const EndedNote = ({ address }: { address: string }) => (
  <LoadFailed text={embedTexts.ended} address={address} />
);
