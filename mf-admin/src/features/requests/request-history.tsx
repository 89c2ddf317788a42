import type { RequestEvent } from '@vitrina/contract/entities/request-event';
import { REQUEST_STATES } from '@vitrina/contract/rules/request-status';
import { DateText } from '@vitrina/shared-ui/date-text';
import { messages } from '../../messages.ts';
import style from './request-details.module.css';

const text = messages.requests.details;

const describe = ({ from_status, to_status }: RequestEvent): string =>
  from_status
    ? `${REQUEST_STATES[from_status].label} → ${REQUEST_STATES[to_status].label}`
    : text.received;

/** The states that a request reached, the newest first. */
export function RequestHistory({ events }: { events: readonly RequestEvent[] }) {
  return (
    <section aria-label={text.history}>
      <h3 className={style.title}>{text.history}</h3>
      <ol className={style.history}>
        {events.toReversed().map((event) => (
          <li key={event.id}>
            {describe(event)}
            <DateText value={event.created_at} format="date-time" className={style.quiet} />
          </li>
        ))}
      </ol>
    </section>
  );
}
