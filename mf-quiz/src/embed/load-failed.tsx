import { Button } from '@vitrina/shared-ui/button';
import { useLayoutEffect, useRef, useState } from 'react';
import { embedTexts as texts } from '../messages.ts';
import step from '../quiz-ui/step.module.css';

interface LoadFailedProps {
  text: string;
  address: string;
  /** The visitor waits for the rest: scroll the notice into view. */
  isAwaited?: boolean;
  onRetry?: () => Promise<unknown>;
}

/** Says that the form does not work here, and where it does. Needs only the document's inline style. */
export function LoadFailed({ text, address, isAwaited = false, onRetry }: LoadFailedProps) {
  const [busy, setBusy] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isAwaited) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [isAwaited]);
  const retry = async () => {
    setBusy(true);
    await onRetry?.();
    setBusy(false);
  };
  return (
    <div ref={notice} role="status" className={step.step}>
      <p>{text}</p>
      {onRetry && (
        <div className={step.actions}>
          <Button busy={busy} onClick={() => void retry()}>
            {texts.retry}
          </Button>
        </div>
      )}
      <p>
        <a href={address} target="_blank" rel="noopener noreferrer">
          {texts.elsewhere}
        </a>{' '}
        {texts.elsewhereAddress(address)}
      </p>
    </div>
  );
}
