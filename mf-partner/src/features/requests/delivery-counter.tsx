import { SITE_WORKING_DAYS } from '@vitrina/contract/constants';
import type { WebsiteRequest } from '@vitrina/contract/entities/website-request';
import { bucharestDay } from '@vitrina/contract/rules/bucharest-day';
import { formatLongDate } from '@vitrina/contract/rules/dates';
import { knownState } from '@vitrina/contract/rules/known-state';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { useSettings } from '@vitrina/shared-auth/per-package/settings';
import { ProgressBar } from '@vitrina/shared-ui/progress-bar';
import { messages } from '../../messages.ts';
import style from './delivery-counter.module.css';
import { deliveryProgress } from './delivery-progress.ts';

const text = messages.requests.delivery;

/** The seven working days of a request that is in our hands; with a version to try, what we wait for. */
export function DeliveryCounter({ request }: { request: WebsiteRequest }) {
  const state = knownState(REQUEST_STATES, request.status);
  if (state && REQUEST_STATES[state].isWithOwner) return <InTest />;
  return <WorkingDays request={request} />;
}

function InTest() {
  return (
    <div className={style.counter}>
      <p>
        <strong>{text.inTest}</strong>
      </p>
      <p className={style.due}>{text.inTestHint}</p>
    </div>
  );
}

function WorkingDays({ request }: { request: WebsiteRequest }) {
  const today = bucharestDay(new Date());
  const { closedDays } = useSettings();
  const progress = today && deliveryProgress(request, today, closedDays);
  if (!progress) return null;
  const { day, left, due, isLate } = progress;
  const label = text.day(day, SITE_WORKING_DAYS);
  return (
    <div className={style.counter}>
      <p className={style.line}>
        <strong>{isLate ? text.late : label}</strong>
        <span className={style.due}>
          {isLate ? text.wasDue(formatLongDate(due)) : text.due(formatLongDate(due), left)}
        </span>
      </p>
      <ProgressBar label={label} value={day} max={SITE_WORKING_DAYS} />
      <p className={style.due}>{isLate ? text.lateHint : text.hint}</p>
    </div>
  );
}
