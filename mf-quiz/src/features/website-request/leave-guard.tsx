import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { leaveTexts } from '../../messages.ts';
import { currentOwner } from './current-owner.ts';

interface LeaveGuardProps {
  owner: string | null;
  unsent: boolean;
}

/** Asks before an unsent request is left: by a link, back, or closing the page. */
export function LeaveGuard({ owner, unsent }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsent &&
      currentLocation.pathname !== nextLocation.pathname &&
      // An expired session navigates away without asking.
      currentOwner() === owner,
  );
  useEffect(() => {
    if (!unsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsent]);
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={leaveTexts.title}
      closeLabel={leaveTexts.close}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            {leaveTexts.leave}
          </Button>
          <Button onClick={stay}>{leaveTexts.stay}</Button>
        </>
      }
    >
      {leaveTexts.text}
    </Dialog>
  );
}
