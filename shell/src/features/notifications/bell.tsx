import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { listNotifications } from '@vitrina/contract/calls/list-notifications';
import type { Notification } from '@vitrina/contract/entities/notification';
import { useUnreadableRows } from '@vitrina/shared-auth/api/unreadable-rows';
import { notificationsQuery } from '@vitrina/shared-auth/per-package/notifications';
import { useSteadyRows } from '@vitrina/shared-auth/per-package/use-steady-rows';
import { queryClient } from '@vitrina/shared-auth/query';
import { CountBadge } from '@vitrina/shared-ui/count-badge';
import { QueryView } from '@vitrina/shared-ui/query-view';
import { Skeleton } from '@vitrina/shared-ui/skeleton';
import { UnreadableRows } from '@vitrina/shared-ui/unreadable-rows';
import { VisuallyHidden } from '@vitrina/shared-ui/visually-hidden';
import BellIcon from 'lucide-react/icons/bell';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { bellTexts } from '../../content/bell.ts';
import { messages } from '../../messages.ts';
import { Links } from '../../navigation/links.tsx';
import { useChanges } from '../changes/use-changes.ts';
import style from './bell.module.css';
import { reportBellFailure } from './bell-failure.ts';
import { BellItem } from './bell-item.tsx';
import { useArrivals } from './use-arrivals.ts';

const text = bellTexts;

/** Notifications in the dropdown (docs/product.md#notification-bell). */
const SHOWN = 4;

const CHANGES = ['notification'] as const;
const NONE: readonly Notification[] = [];

interface BellProps {
  /** English outside the dashboard, Romanian in it (docs/product.md#notification-bell). */
  variant: 'public' | 'dashboard';
}

export function Bell(props: BellProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <BellWithData {...props} />
    </QueryClientProvider>
  );
}

function BellWithData({ variant }: BellProps) {
  // Here, because somebody is signed in and the first paint is over.
  useChanges();
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const openedAt = useRef(key);
  // Fetched on sign-in and on every opening, whatever is cached.
  const query = useQuery({ ...notificationsQuery(), refetchOnMount: 'always' });
  const unreadable = useUnreadableRows(listNotifications.name);
  const known = query.data?.filter(({ is_read }) => !is_read).length;
  const unread = known ?? 0;
  const arrived = useArrivals(known);
  const { rows, fresh } = useSteadyRows(
    query.data ?? NONE,
    ({ id }) => id,
    { kinds: CHANGES, updatedAt: query.dataUpdatedAt },
    `${open}`,
  );
  const title = useRef<HTMLParagraphElement>(null);

  const report = useEffectEvent((error: unknown) => reportBellFailure('failed', error, variant));
  useEffect(() => {
    if (query.errorUpdateCount > 0 && query.error) report(query.error);
  }, [query.errorUpdateCount, query.error]);

  useEffect(() => {
    if (openedAt.current !== key) panel.current?.hidePopover();
  }, [key]);

  return (
    <>
      <button
        type="button"
        className={style.bell}
        popoverTarget={panelId}
        aria-label={text.open(unread)}
        aria-expanded={open}
      >
        <BellIcon />
        <CountBadge count={unread} />
      </button>
      <VisuallyHidden role="status">{arrived > 0 && text.arrived(arrived)}</VisuallyHidden>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        role="dialog"
        aria-label={text.title}
        className={style.panel}
        onToggle={(event) => {
          const opened = event.newState === 'open';
          setOpen(opened);
          if (!opened) return;
          openedAt.current = key;
          void query.refetch();
        }}
      >
        <p ref={title} tabIndex={-1} className={style.title}>
          {text.title}
        </p>
        {fresh && fresh.added > 0 && (
          <button
            type="button"
            className={style.fresh}
            onClick={() => {
              fresh.show();
              // The button disappears with the focus.
              title.current?.focus();
            }}
          >
            {text.show(fresh.added)}
          </button>
        )}
        <QueryView
          query={query}
          loading={<Skeleton lines={4} className={style.loading} />}
          failed={text.failed}
          retryLabel={messages.remoteError.retry}
        >
          {() =>
            rows.length === 0 && unreadable.length === 0 ? (
              <p className={style.empty}>{text[variant].empty}</p>
            ) : (
              <ul className={style.list}>
                {rows.slice(0, SHOWN).map((notification) => (
                  <BellItem key={notification.id} notification={notification} variant={variant} />
                ))}
              </ul>
            )
          }
        </QueryView>
        <UnreadableRows rows={unreadable} text={text[variant].unreadable} />
        <Links of="notifications">
          {({ to }) => (
            <Link to={to} className={style.all}>
              {text[variant].viewAll}
            </Link>
          )}
        </Links>
      </div>
    </>
  );
}
