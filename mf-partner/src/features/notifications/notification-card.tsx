import type { Notification } from '@vitrina/contract/entities/notification';
import { useNotificationPage } from '@vitrina/shared-auth/per-package/use-notification-page';
import { Badge } from '@vitrina/shared-ui/badge';
import { Button } from '@vitrina/shared-ui/button';
import { Card } from '@vitrina/shared-ui/card';
import { DateText } from '@vitrina/shared-ui/date-text';
import { memo, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import style from './notification-list.module.css';
import { useMarkRead } from './use-mark-read.ts';

const text = messages.notifications;

interface NotificationCardProps {
  notification: Notification;
  /** Focus once, when it becomes true. */
  takesFocus: boolean;
}

/** Memoised: the page may have hundreds. */
export const NotificationCard = memo(({ notification, takesFocus }: NotificationCardProps) => {
  const words = notification.message || text.noText(notification.id);
  const message = useRef<HTMLParagraphElement>(null);
  const page = useNotificationPage(notification);
  // The button disappears with its focus.
  const mark = useMarkRead(notification.id, () => message.current?.focus());
  useEffect(() => {
    if (takesFocus) message.current?.focus();
  }, [takesFocus]);
  return (
    <Card padding="sm" className={style.card}>
      <div className={style.told}>
        <div className={style.head}>
          <p ref={message} tabIndex={-1} className={style.message}>
            {page ? (
              <Link to={page} onClick={() => notification.is_read || mark.mutate()}>
                {words}
              </Link>
            ) : (
              words
            )}
          </p>
          {!notification.is_read && <Badge tone="accent">{text.unread}</Badge>}
        </div>
        {notification.created_at && (
          <DateText value={notification.created_at} format="date-time" className={style.date} />
        )}
      </div>
      {!notification.is_read && (
        <Button
          variant="secondary"
          size="sm"
          busy={mark.isPending}
          aria-label={text.markReadOf(words)}
          onClick={() => mark.mutate()}
        >
          {text.markRead}
        </Button>
      )}
    </Card>
  );
});
