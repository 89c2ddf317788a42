import { endSession } from '@vitrina/shared-auth';
import { Button } from '@vitrina/shared-ui/button';
import { ErrorState } from '@vitrina/shared-ui/error-state';
import { messages } from '../../messages.ts';

/** Signed in, but the host gave no token (it may): every call would be refused. */
export function MissingToken() {
  return (
    <ErrorState
      title={messages.overview.noToken}
      actions={
        <Button variant="secondary" onClick={() => endSession('expired')}>
          {messages.overview.signInAgain}
        </Button>
      }
    />
  );
}
