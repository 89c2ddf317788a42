import { knownState } from '@vitrina/contract/rules/known-state';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { webLink } from '@vitrina/contract/rules/web-link';
import { DateText } from '@vitrina/shared-ui/date-text';
import { messages } from '../../messages.ts';
import style from './request-timeline.module.css';
import type { TimelineStep } from './request-timeline.ts';

const text = messages.requests.timeline;

/** More steps do not fit in a row. */
const FITS_IN_A_ROW = 5;

interface RequestTimelineListProps {
  steps: readonly TimelineStep[];
  liveUrl: string | null | undefined;
}

export function RequestTimelineList({ steps, liveUrl }: RequestTimelineListProps) {
  const site = webLink(liveUrl);
  return (
    <ol
      className={style.steps}
      aria-label={text.label}
      data-count={steps.length > FITS_IN_A_ROW ? 'long' : undefined}
    >
      {steps.map((step, index) => (
        <li
          // Steps are only appended.
          key={`${index}-${step.status}`}
          className={style.step}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={style.name}>{stateLabel(step)}</span>
          <span className={style.date}>
            {step.state === 'upcoming' ? (
              text.upcoming
            ) : (
              <DateText value={step.at} format="date-time" missing={messages.unknownDate} />
            )}
          </span>
          {site && step.status === 'completed' && step.state === 'done' && (
            <a href={site.href} target="_blank" rel="noreferrer" className={style.site}>
              {text.openSite}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}

function stateLabel({ status, byOwner }: TimelineStep): string {
  if (status === 'rejected' && byOwner) return text.withdrawn;
  const known = knownState(REQUEST_STATES, status);
  return known ? REQUEST_STATES[known].label : (status ?? messages.requests.unknownState);
}
