import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { formatLongDate } from '@vitrina/contract/rules/dates';
import { notificationPage } from '@vitrina/contract/rules/notification-target';
import { promisedDay } from '@vitrina/contract/rules/promise';
import { useSettings } from '@vitrina/shared-auth/per-package/settings';
import {
  ownNavigation,
  usePlatformLinks,
} from '@vitrina/shared-auth/per-package/use-platform-links';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { againTexts, sentTexts, stepTexts } from '../../messages.ts';
import { SentMessage } from '../../quiz-ui/sent-message.tsx';
import style from './request-sent.module.css';
import type { Arrival } from './send-request.ts';

const ALONE = ownNavigation({ mounts: [] });

/** Next steps, with the promised day once days off are known. */
function ComingSteps() {
  const { isSettled, closedDays } = useSettings();
  const today = bucharestDay(new Date());
  const due = isSettled && today ? formatLongDate(promisedDay(today, 0, closedDays)) : null;
  return (
    <ol aria-label={stepTexts.label} className={style.steps}>
      {stepTexts.steps(due).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

/** Thanks, then navigates after the delay of the specification. */
export function RequestSent({ arrival: { at, delayMs } }: { arrival: Arrival }) {
  const navigate = useNavigate();
  const [userHome] = usePlatformLinks('user-home', ALONE);
  const corrected = typeof at === 'object';
  const path = corrected
    ? notificationPage('website-request', at.request)
    : (at === 'user-home' && userHome?.to) || '/';
  useEffect(() => {
    const timer = setTimeout(() => void navigate(path), delayMs);
    return () => clearTimeout(timer);
  }, [navigate, path, delayMs]);
  const { going, link } = corrected
    ? againTexts.toRequest
    : path === '/'
      ? sentTexts.toHome
      : sentTexts.toDashboard;
  return (
    <SentMessage {...(corrected && { text: againTexts.saved })}>
      {!corrected && <ComingSteps />}
      <p>
        {going} <Link to={path}>{link}</Link>
      </p>
    </SentMessage>
  );
}
