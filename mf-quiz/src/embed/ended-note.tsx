import { embedTexts } from '../messages.ts';
import { LoadFailed } from './load-failed.tsx';

/** Replaces a form ended by its owner; links to the platform's own. */
export const EndedNote = ({ address }: { address: string }) => (
  <LoadFailed text={embedTexts.ended} address={address} />
);
