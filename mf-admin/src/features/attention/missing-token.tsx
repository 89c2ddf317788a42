import { endSession } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { ErrorState } from '@vitrina/shared-ui/error-state';
import { messages } from '../../messages.ts';

const text = messages.overview;

/** Somebody was signed in without a token (the host may leave it out): no call would be answered. */
export function MissingToken() {
  return (
    <ErrorState
      title={text.noToken}
      actions={
        <Button variant="secondary" onClick={() => endSession('expired')}>
          {text.signInAgain}
        </Button>
      }
    />
  );
}
