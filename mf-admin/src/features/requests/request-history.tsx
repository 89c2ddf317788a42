import type { RequestEvent } from '@vitrina/contract/entities/request-event';
import { withoutDirections } from '@vitrina/contract/rules/isolated';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { DateText } from '@vitrina/shared-ui/date-text';
import { messages } from '../../messages.ts';
import { requestMessages } from '../../request-messages.ts';
import style from './request-details.module.css';

const text = messages.requests.details;

const describe = ({ from_status, to_status, by_owner }: RequestEvent): string => {
  if (!from_status) return text.received;
  if (by_owner && to_status === 'rejected') return requestMessages.withdrawn;
  return `${REQUEST_STATES[from_status].label} → ${REQUEST_STATES[to_status].label}`;
};

const Reason = ({ text: typed }: { text: string }) => (
  <p className={style.reason}>
    <bdi>{withoutDirections(typed)}</bdi>
  </p>
);

export function RequestHistory({ events }: { events: readonly RequestEvent[] }) {
  return (
    <section aria-label={text.history}>
      <h3 className={style.title}>{text.history}</h3>
      {events.length === 0 ? (
        <p className={style.quiet}>{text.noHistory}</p>
      ) : (
        <ol className={style.history}>
          {events.toReversed().map((event) => (
            <li key={event.id}>
              {describe(event)}
              {event.reason && <Reason text={event.reason} />}
              <DateText value={event.created_at} format="date-time" className={style.quiet} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
