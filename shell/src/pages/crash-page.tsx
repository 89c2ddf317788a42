import { Button, buttonClass } from '@vitrina/shared-ui/button';
import { ErrorState } from '@vitrina/shared-ui/error-state';
import { messages } from '../messages.ts';

const text = messages.remoteError;

/** Last resort when the page's frame broke: renders without it, and loads a new document. */
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
