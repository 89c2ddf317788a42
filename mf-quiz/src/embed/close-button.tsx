import { IconButton } from '@vitrina/shared-ui/icon-button';
import X from 'lucide-react/icons/x';
import { embedTexts } from '../messages.ts';

export const CLOSE_EVENT = 'quiz:close';

export function CloseButton() {
  return (
    <IconButton label={embedTexts.close} onClick={() => dispatchEvent(new Event(CLOSE_EVENT))}>
      <X />
    </IconButton>
  );
}
