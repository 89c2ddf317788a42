import { SITE_WORKING_DAYS } from '@vitrina/contract/constants';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { formatLongDate } from '@vitrina/contract/rules/dates';
import { knownState } from '@vitrina/contract/rules/known-state';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { useSettings } from '@vitrina/shared-auth/per-package/settings';
import { ProgressBar } from '@vitrina/shared-ui/progress-bar';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import style from './delivery-counter.module.css';
import { type DeliveryProgress, deliveryProgress } from './delivery-progress.ts';
import { isApproved } from './is-approved.ts';
import { ownWaits } from './own-waits.ts';
import { stepPlace } from './step-place.ts';

const text = messages.requests.delivery;

/** The seven working days of a request in our hands; with a version, whose turn it is. */
export function DeliveryCounter({ request }: { request: WebsiteRequest }) {
  const version = request.version_number ?? 1;
  const waits = ownWaits(request);
  if (isApproved(request)) {
    const needed = waits.find((wait) => wait !== 'version');
    const hint = needed ? text.approvedNeeds[needed] : text.approvedHint;
    return <Turn request={request} title={text.approved(version)} hint={hint} />;
  }
  const state = knownState(REQUEST_STATES, request.status);
  if (!state || !REQUEST_STATES[state].isWithOwner) return <WorkingDays request={request} />;
  const [title, hint] = waits.includes('version')
    ? [text.inTest(version), text.inTestHint]
    : [text.changes, text.changesHint];
  const also = waits.includes('asks') ? ` ${text.alsoNeeded}` : '';
  return <Turn request={request} title={title} hint={hint + also} />;
}

interface TurnProps {
  request: WebsiteRequest;
  title: string;
  hint: string;
}

const Turn = ({ request, title, hint }: TurnProps) => (
  <div className={style.counter}>
    <p>
      <strong>{title}</strong>
    </p>
    <p className={style.line}>
      <span className={style.due}>{hint}</span>
      <NeededLink request={request} />
    </p>
  </div>
);

const NeededLink = ({ request }: { request: WebsiteRequest }) =>
  ownWaits(request).includes('asks') && (
    <Link to={stepPlace('send-needed', request.id)}>{text.sendNeeded}</Link>
  );

function WorkingDays({ request }: { request: WebsiteRequest }) {
  const today = bucharestDay(new Date());
  const { closedDays } = useSettings();
  const progress = today && deliveryProgress(request, today, closedDays);
  if (!progress) return null;
  const { day } = progress;
  const label = text.day(day, SITE_WORKING_DAYS);
  const { title, when, hint } = describe(progress, request.paused_since);
  return (
    <div className={style.counter}>
      <p className={style.line}>
        <strong>{title}</strong>
        <span className={style.due}>{when}</span>
      </p>
      <ProgressBar label={label} value={day} max={SITE_WORKING_DAYS} />
      <p className={style.line}>
        <span className={style.due}>{hint}</span>
        <NeededLink request={request} />
      </p>
    </div>
  );
}

function describe(
  { day, left, due, isLate }: DeliveryProgress,
  pausedSince: string | null | undefined,
): Record<'title' | 'when' | 'hint', string> {
  const date = formatLongDate(due);
  if (isLate) return { title: text.late, when: text.wasDue(date), hint: text.lateHint };
  if (pausedSince)
    return {
      title: text.stopped(day, SITE_WORKING_DAYS),
      when: text.stoppedSince(formatLongDate(pausedSince)),
      hint: text.stoppedHint,
    };
  return { title: text.day(day, SITE_WORKING_DAYS), when: text.due(date, left), hint: text.hint };
}
