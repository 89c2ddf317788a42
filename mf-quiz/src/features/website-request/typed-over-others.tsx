import { Alert } from '@vitrina/shared-ui/alert';
import { Button } from '@vitrina/shared-ui/button';
import { againTexts } from '../../messages.ts';

export function TypedOverOthers({ onDrop }: { onDrop: () => void }) {
  return (
    <Alert
      tone="warning"
      actions={
        <Button variant="secondary" size="sm" onClick={onDrop}>
          {againTexts.dropTyped}
        </Button>
      }
    >
      {againTexts.overOthers}
    </Alert>
  );
}
