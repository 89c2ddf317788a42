import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { checkoutMessages } from '../../checkout-messages.ts';

const text = checkoutMessages.waiting;

/** Others hold the pieces: the order continues when they become free. */
export function WaitingNotice({ onStop }: { onStop: () => void }) {
  return (
    <Alert
      tone="info"
      title={text.title}
      actions={
        <Button variant="secondary" size="sm" onClick={onStop}>
          {text.stop}
        </Button>
      }
    >
      {text.text}
    </Alert>
  );
}
