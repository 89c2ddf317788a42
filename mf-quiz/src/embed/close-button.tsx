import { IconButton } from '@vitrina/shared-ui/icon-button';
import X from 'lucide-react/icons/x';
import { embedTexts } from '../messages.ts';

/** Asks the page around to close the popup; the page knows how. */
export const CLOSE_EVENT = 'quiz:close';

export function CloseButton() {
  return (
    <IconButton label={embedTexts.close} onClick={() => dispatchEvent(new Event(CLOSE_EVENT))}>
      <X />
    </IconButton>
  );
}
