import {
  ownNavigation,
  usePlatformLinks,
} from '@vitrina/shared-auth/per-package/use-platform-links';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { sentTexts } from '../../messages.ts';
import { SentMessage } from '../../quiz-ui/sent-message.tsx';
import type { Arrival } from './send-request.ts';

/** On our stand-alone page partners have no home. */
const ALONE = ownNavigation({ mounts: [] });

/** Thanks, and goes on by itself after the time that the specification gives. */
export function RequestSent({ arrival: { at, delayMs } }: { arrival: Arrival }) {
  const navigate = useNavigate();
  const [userHome] = usePlatformLinks('user-home', ALONE);
  const path = (at === 'user-home' && userHome?.to) || '/';
  useEffect(() => {
    const timer = setTimeout(() => void navigate(path), delayMs);
    return () => clearTimeout(timer);
  }, [navigate, path, delayMs]);
  const home = path === '/';
  return (
    <SentMessage>
      <p>{sentTexts.nextSteps}</p>
      <p>
        {home ? sentTexts.toHome : sentTexts.toDashboard}{' '}
        <Link to={path}>{home ? sentTexts.homeLink : sentTexts.dashboardLink}</Link>
      </p>
    </SentMessage>
  );
}
