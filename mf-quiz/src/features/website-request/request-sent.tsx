import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { sentTexts } from '../../messages.ts';
import { SentMessage } from '../../quiz-ui/sent-message.tsx';
import type { Arrival } from './send-request.ts';

/** Thanks, and goes on by itself after the time that the specification gives. */
export function RequestSent({ arrival: { path, delayMs } }: { arrival: Arrival }) {
  const navigate = useNavigate();
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
