import { useQuery } from '@tanstack/react-query';
import { listNotifications } from '@vitrina/contract/calls/list-notifications';
import type { Notification } from '@vitrina/contract/entities/notification';
import { addDays, bucharestDay, type Day } from '@vitrina/contract/rules/bucharest-day';
import { formatLongDate } from '@vitrina/contract/rules/dates';
import { useUnreadableRows } from '@vitrina/shared-auth';
import { notificationsQuery } from '@vitrina/shared-auth/per-package/notifications';
import {
  type Fresh,
  type Live,
  useSteadyRows,
} from '@vitrina/shared-auth/per-package/use-steady-rows';
import { Button } from '@vitrina/shared-ui/button';
import { EmptyState } from '@vitrina/shared-ui/empty-state';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { UnreadableRows } from '@vitrina/shared-ui/unreadable-rows';
import Bell from 'lucide-react/icons/bell';
import { useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { groupByDay } from './group-by-day.ts';
import { NotificationCard } from './notification-card.tsx';
import style from './notification-list.module.css';
import { useMarkAllRead } from './use-mark-read.ts';
import { useOlderNotifications } from './use-older-notifications.ts';

const text = messages.notifications;
const CHANGES = ['notification'] as const;

export function NotificationList() {
  const unreadable = useUnreadableRows(listNotifications.name);
  const query = useQuery(notificationsQuery());
  const live = { kinds: CHANGES, updatedAt: query.dataUpdatedAt };
  return (
    <>
      <UnreadableRows rows={unreadable} text={text.unreadable} />
      <QueryView
        query={query}
        loading={<Skeleton shape="block" className={style.placeholder} />}
        failed={text.failed}
        retryLabel={messages.retry}
      >
        {(newest) =>
          newest.length > 0 ? (
            <Notifications newest={newest} live={live} />
          ) : (
            unreadable.length === 0 && <Empty />
          )
        }
      </QueryView>
    </>
  );
}

const Empty = () => (
  <EmptyState illustration={<Bell />} title={text.empty.title}>
    {text.empty.text}
  </EmptyState>
);

function Notifications({ newest, live }: { newest: readonly Notification[]; live: Live }) {
  const { rows, fresh } = useSteadyRows(newest, ({ id }) => id, live, '');
  const button = useRef<HTMLButtonElement>(null);
  const [readOnFrom, setReadOnFrom] = useState<Notification['id']>();
  const { all, isLoading, loadOlder, olderMissing } = useOlderNotifications(rows, (id) => {
    // Leave the focus alone if it moved on meanwhile.
    if (document.activeElement === button.current) setReadOnFrom(id);
  });
  const today = bucharestDay(new Date());
  return (
    <>
      <UnreadLine notifications={all} fresh={fresh} />
      {groupByDay(all).map(({ day, notifications }) => {
        const title = dayTitle(day, today);
        return (
          <section key={day ?? 'undated'} aria-label={title}>
            <h2 className={style.day}>{title}</h2>
            <ul className={style.list}>
              {notifications.map((notification) => (
                <li key={notification.id}>
                  <NotificationCard
                    notification={notification}
                    takesFocus={notification.id === readOnFrom}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {loadOlder && (
        <Button
          ref={button}
          variant="secondary"
          className={style.older}
          busy={isLoading}
          onClick={loadOlder}
        >
          {text.older}
        </Button>
      )}
      {olderMissing && <p className={style.older}>{text.noOlder}</p>}
    </>
  );
}

interface UnreadLineProps {
  notifications: readonly Notification[];
  fresh: Fresh | null;
}

function UnreadLine({ notifications, fresh }: UnreadLineProps) {
  const line = useRef<HTMLParagraphElement>(null);
  // The button disappears with its focus.
  const markAll = useMarkAllRead(() => line.current?.focus());
  // Notifications the host no longer lists among the newest stay on the page.
  const arrived = fresh?.added ?? 0;
  const unread = notifications.filter(({ is_read }) => !is_read).map(({ id }) => id);
  return (
    <div className={style.unread}>
      <p ref={line} tabIndex={-1} role="status">
        {text.unreadCount(unread.length)}
        {arrived > 0 && ` · ${text.arrived(arrived)}`}
      </p>
      {arrived > 0 && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            fresh?.show();
            // This button disappears too.
            line.current?.focus();
          }}
        >
          {text.showArrived}
        </Button>
      )}
      {unread.length > 0 && (
        <Button
          variant="secondary"
          size="sm"
          busy={markAll.isPending}
          onClick={() => markAll.mutate(unread)}
        >
          {text.markAllRead}
        </Button>
      )}
    </div>
  );
}

function dayTitle(day: Day | null, today: Day | null): string {
  if (!day) return text.undated;
  if (day === today) return text.today;
  return today && day === addDays(today, -1) ? text.yesterday : formatLongDate(day);
}
