import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { cartMessages } from '../../cart-messages.ts';
import { messages } from '../../messages.ts';

interface RefreshFailedProps {
  retrying: boolean;
  onRetry: () => void;
}

/** The catalogue could not be fetched: the cart stays unchanged. */
export function RefreshFailed({ retrying, onRetry }: RefreshFailedProps) {
  return (
    <Alert
      tone="warning"
      actions={
        <Button size="sm" variant="secondary" busy={retrying} onClick={onRetry}>
          {messages.retry}
        </Button>
      }
    >
      {cartMessages.refreshFailed}
    </Alert>
  );
}
