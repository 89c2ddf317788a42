import type { SlotPlace } from '@vitrina/shared-auth/per-package/slots';
import { messages } from './messages.ts';

/** Marks a slot's place: no other remote runs in a stand-alone page. */
export const SlotPlaceholder: SlotPlace = ({ name, className }) => (
  <div className={className}>
    <div className="standalone-slot">{messages.slot(name)}</div>
  </div>
);
