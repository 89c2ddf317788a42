import { Button, buttonClass } from '@vitrina/shared-ui/button';
import { ErrorState } from '@vitrina/shared-ui/error-state';
import { messages } from '../messages.ts';

const text = messages.remoteError;

/** The last resort, when the frame of the page itself broke: without it, and with a new document. */
export function CrashPage() {
  return (
    <main>
      <ErrorState
        titleAs="h1"
        title={text.pageCrashed}
        actions={
          <>
            <Button onClick={() => location.reload()}>{text.reload}</Button>
            <a href="/" className={buttonClass({ variant: 'ghost' })}>
              {text.home}
            </a>
          </>
        }
      />
    </main>
  );
}
