import { buttonClass } from '@vitrina/shared-ui/button';
import type { MouseEvent } from 'react';
import { embedTexts, sentTexts } from '../messages.ts';
import { SentMessage } from '../quiz-ui/sent-message.tsx';
import { isOpaque } from './opaque-frame.ts';
import { signInLink } from './sign-in-link.ts';

interface SentScreenProps {
  trial: boolean;
  shellOrigin: string | null;
}

export function SentScreen({ trial, shellOrigin }: SentScreenProps) {
  // Built on click: its token lasts less than a minute.
  const refresh = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    if (shellOrigin) currentTarget.href = signInLink(shellOrigin);
  };
  if (trial) return <SentMessage text={embedTexts.trialDone} />;
  return (
    <SentMessage>
      <p>{sentTexts.nextSteps}</p>
      {shellOrigin && isOpaque() && (
        <p>{embedTexts.accountElsewhere(new URL('/login', shellOrigin).href)}</p>
      )}
      {shellOrigin && !isOpaque() && (
        <>
          <a
            className={buttonClass()}
            href={new URL('/login', shellOrigin).href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={refresh}
          >
            {embedTexts.account}
          </a>
          <p>{embedTexts.accountBlocked(new URL('/login', shellOrigin).href)}</p>
        </>
      )}
    </SentMessage>
  );
}
